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

// Two processes on one embedded folder corrupt it silently, so the folder has one owner at a time. The lock is
// a file that names the owner. It survives kill -9, so an owner that is no longer alive is detected and
// replaced.

interface Owner {
  readonly pid: number;
  /** When the process started, as the kernel counts it; distinguishes it from a later process with the same
   *  pid. */
  readonly startedAt: string | null;
  readonly host: string;
}

const heartbeatMs = 5_000;
/** A lock of another host (a killed container) that is older than this is stale. */
const staleAfterMs = 30_000;
/** An incomplete lock file older than this was left by a process that died while writing it. */
const incompleteAfterMs = 2_000;
/** How long a killed owner may take to exit. */
const exitTimeoutMs = 5_000;
const pollMs = 50;
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

/** The state of the process that wrote a lock. A lock without content is still being written, or its writer
 *  died. */
function ownerLife(path: string, owner: Owner | null): ProcessLife {
  if (!owner) return silentFor(path) < incompleteAfterMs ? 'dying' : 'dead';
  if (owner.host !== hostname()) return silentFor(path) < staleAfterMs ? 'living' : 'dead';
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

/** Replaces a stale lock; of several processes that try, exactly one succeeds. */
function replaceStale(path: string, text: string): boolean {
  const turn = `${path}.turn`;
  // A turn lasts a few writes at most, so an older one was left behind.
  if (silentFor(turn) > incompleteAfterMs) rmSync(turn, { force: true });
  if (!createNew(turn, text)) return false;
  try {
    // If the lock was released meanwhile, it is free for the next `createNew`.
    if (!existsSync(path) || ownerLife(path, readOwner(path)) !== 'dead') return false;
    const mine = `${path}.${process.pid}`;
    writeFileSync(mine, text, { mode: 0o600 });
    renameSync(mine, path);
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Takes the lock. Waits for a killed owner to exit; refuses at once when the owner is alive.
 *  @returns false when another process has it */
async function take(path: string, text: string): Promise<boolean> {
  const giveUpAt = performance.now() + exitTimeoutMs;
  for (;;) {
    if (createNew(path, text) || replaceStale(path, text)) return true;
    // The owner is dead and another process is taking its place; a stale turn expires after two seconds.
    const life = ownerLife(path, readOwner(path));
    if (life === 'living' || performance.now() > giveUpAt) return false;
    await pause(pollMs);
  }
}

/** Makes this process the only owner of a data folder until `release`. Waits up to five seconds for a killed
 *  owner that has not exited yet.
 *  @param folder  an existing folder, absolute
 *  @throws CannotStart at once, naming the folder and the owner's pid, when a live process has it */
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
      // The folder was removed under a running server: there is nothing left to protect.
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
