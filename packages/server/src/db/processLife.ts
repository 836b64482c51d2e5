import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './cannotStart';

/** The state of a process: `dying` was killed and still holds its files, `dead` holds nothing. */
export type ProcessLife = 'living' | 'dying' | 'dead';

const exitingFlag = 0x4;
const killSignal = 1n << 8n;

interface Stat {
  readonly state: string;
  readonly flags: number;
  readonly startedAt: string;
}

function readStat(folder: string): Stat | null {
  try {
    const stat = readFileSync(join(folder, 'stat'), 'utf8');
    // The name in field 2 may contain spaces and brackets, so the fields are counted from its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', flags: Number(fields[6]), startedAt: fields[19] ?? '' };
  } catch {
    return null;
  }
}

/** When a process started, as the kernel counts it; distinguishes it from a later one with the same pid.
 *  @returns null on systems without /proc */
export function startOf(pid: number, proc = '/proc'): string | null {
  return readStat(join(proc, String(pid)))?.startedAt ?? null;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too.
    return errorCode(error) === 'EPERM';
  }
}

function threadsOf(folder: string): number {
  try {
    return readdirSync(join(folder, 'task')).length;
  } catch {
    return 0;
  }
}

function isKilled(folder: string): boolean {
  try {
    const status = readFileSync(join(folder, 'status'), 'utf8');
    const pending = [...status.matchAll(/^(?:SigPnd|ShdPnd):\s*([0-9a-f]+)$/gm)];
    return pending.some(([, mask]) => (BigInt(`0x${mask}`) & killSignal) !== 0n);
  } catch {
    return false;
  }
}

/** The state of a process on this machine. A zombie keeps its pid until its parent reaps it, in a container
 *  perhaps for ever: without other threads it counts as dead.
 *  @param startedAt  of the expected process; null when it was not recorded
 *  @param proc  the kernel's process folder */
export function lifeOf(pid: number, startedAt: string | null, proc = '/proc'): ProcessLife {
  if (!exists(pid)) return 'dead';
  const folder = join(proc, String(pid));
  const stat = readStat(folder);
  if (!stat) return 'living';
  if (startedAt !== null && stat.startedAt !== startedAt) return 'dead';
  // Its main thread has ended; the others may still be writing.
  if (/^[ZXx]$/.test(stat.state)) return threadsOf(folder) > 1 ? 'dying' : 'dead';
  return (stat.flags & exitingFlag) !== 0 || isKilled(folder) ? 'dying' : 'living';
}
