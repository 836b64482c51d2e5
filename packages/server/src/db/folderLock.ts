import {
  closeSync,
  existsSync,
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
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart, errorCode } from './cannotStart';
import { lifeOf, type ProcessLife, startOf } from './processLife';

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
/** Older than this, what is written in one go was cut short by the end of its writer. */
const wordlessMs = 2_000;
/** How long an owner that was killed may take to end. */
const patienceMs = 5_000;
const lookMs = 50;
const heldHere = new Set<string>();

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

function silentFor(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** How alive the process that wrote a lock is. A lock without words is being written, or was cut short. */
function ownerLife(path: string, owner: Owner | null): ProcessLife {
  if (!owner) return silentFor(path) < wordlessMs ? 'dying' : 'dead';
  if (owner.host !== hostname()) return silentFor(path) < silentMs ? 'living' : 'dead';
  return owner.pid === process.pid ? 'dead' : lifeOf(owner.pid, owner.startedAt);
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
  // Nobody needs a turn for longer than a few writes.
  if (silentFor(turn) > wordlessMs) rmSync(turn, { force: true });
  if (!createNew(turn, text)) return false;
  try {
    // One that was released meanwhile is free for whoever makes it anew.
    if (!existsSync(path) || ownerLife(path, readOwner(path)) !== 'dead') return false;
    const mine = `${path}.${process.pid}`;
    writeFileSync(mine, text, { mode: 0o600 });
    renameSync(mine, path);
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Takes the lock. An owner that was killed has its time to end; one that lives is refused at once.
 *  @returns false when somebody else has it */
async function take(path: string, text: string): Promise<boolean> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    if (createNew(path, text) || replaceStale(path, text)) return true;
    // Dead as it is, its place is just being taken by another; a turn left behind is free in two seconds.
    const life = ownerLife(path, readOwner(path));
    if (life === 'living' || performance.now() > giveUpAt) return false;
    await pause(lookMs);
  }
}

/** Makes this process the one owner of a data folder until `release`. Waits up to five seconds for an owner that was
 *  killed and has not ended yet.
 *  @param folder  an existing folder, absolute
 *  @throws CannotStart at once, naming the folder and the owner's pid, when a process that lives has it */
export async function lockFolder(folder: string): Promise<{ release: () => void }> {
  const path = join(folder, 'owner.lock');
  const me: Owner = { pid: process.pid, startedAt: startOf(process.pid), host: hostname() };
  const text = JSON.stringify(me);
  const refused = (owner: Owner | null) =>
    new CannotStart(
      `The data folder ${folder} is in use by process ${owner?.pid ?? 'unknown'}. Stop that one, or set DATA_DIR to another folder.`,
    );
  if (heldHere.has(folder)) throw refused(me);
  heldHere.add(folder);
  try {
    if (!(await take(path, text))) throw refused(readOwner(path));
  } catch (error) {
    heldHere.delete(folder);
    throw error;
  }
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
