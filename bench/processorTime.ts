import { readFileSync } from 'node:fs';

// The kernel's clock tick is 10 ms on every system with /proc that Node supports.
const tickMs = 10;

/** CPU time in milliseconds that another process has used so far; null if the system does not report it. */
export function processorTimeOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which can contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return null;
  }
}
