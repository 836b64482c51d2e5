import { readFileSync } from 'node:fs';

// The kernel counts in hundredths of a second, on every system Node runs on that has /proc.
const tickMs = 10;

/** Milliseconds of processor time another process has spent since it began; null where the system does not say. */
export function processorTimeOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return null;
  }
}
