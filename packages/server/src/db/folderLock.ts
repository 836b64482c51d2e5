import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { CannotStart, errorCode } from './cannotStart';

// Two processes on one embedded folder destroy it silently, so the folder has one owner at a time. The lock is a
// file that names the owner; it outlives kill -9, so an owner that no longer lives is recognised and replaced.

interface Owner {
  readonly pid: number;
  /** When the process started, in the kernel's own count: tells it from a later process with the same pid. */
  readonly startedAt: string | null;
  readonly host: string;
}

const heartbeatMs = 5_000;
/** Older than this, a lock of another host (a container that was killed) counts as left behind. */
const silentMs = 30_000;
const heldHere = new Set<string>();

function startOf(pid: number): string | null {
  try {
    // The name in field 2 may hold spaces and brackets; the fields behind it are counted from its last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function readOwner(path: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof owner !== 'object' || owner === null) return null;
    const { pid, startedAt, host } = owner as Partial<Owner>;
    return typeof pid === 'number' && typeof host === 'string'
      ? { pid, startedAt: startedAt ?? null, host }
      : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too.
    return errorCode(error) === 'EPERM';
  }
}

function silentFor(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Whether the process that wrote a lock still runs. A lock without words was cut short while being written. */
function holds(path: string, owner: Owner | null): boolean {
  if (!owner) return silentFor(path) < heartbeatMs;
  if (owner.host !== hostname()) return silentFor(path) < silentMs;
  if (owner.pid === process.pid || !isAlive(owner.pid)) return false;
  const startedAt = startOf(owner.pid);
  return startedAt === null || owner.startedAt === null || startedAt === owner.startedAt;
}

/** Creates a file that must not exist yet. @returns false when it does */
function createNew(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeFileSync(file, text);
    closeSync(file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Replaces a lock left behind; of several processes that try, one does. */
function replaceStale(path: string, text: string): boolean {
  const turn = `${path}.turn`;
  if (silentFor(turn) > heartbeatMs) rmSync(turn, { force: true });
  if (!createNew(turn, text)) return false;
  try {
    if (holds(path, readOwner(path))) return false;
    const mine = `${path}.${process.pid}`;
    writeFileSync(mine, text, { mode: 0o600 });
    renameSync(mine, path);
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Makes this process the one owner of a data folder until `release`.
 *  @param folder  an existing folder, absolute
 *  @throws CannotStart at once, naming the folder and the owner's pid, when another process has it */
export function lockFolder(folder: string): { release: () => void } {
  const path = join(folder, 'owner.lock');
  const me: Owner = { pid: process.pid, startedAt: startOf(process.pid), host: hostname() };
  const text = JSON.stringify(me);
  const taken = !heldHere.has(folder) && (createNew(path, text) || replaceStale(path, text));
  if (!taken) {
    const owner = heldHere.has(folder) ? me : readOwner(path);
    throw new CannotStart(
      `The data folder ${folder} is in use by process ${owner?.pid ?? 'unknown'}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  heldHere.add(folder);
  const heartbeat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder was removed under a running server: nothing is left to protect.
    }
  }, heartbeatMs);
  heartbeat.unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      heldHere.delete(folder);
      rmSync(path, { force: true });
    },
  };
}
