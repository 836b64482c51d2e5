import { existsSync, readFileSync } from 'node:fs';
import { runsFile } from '../runs.mjs';

/** The last run of one step of `npm test`. */
export interface Run {
  step: string;
  /** When it ended, as an ISO instant. */
  at: string;
  /** The commit it ran on, shortened; empty outside a repository. */
  commit: string;
  /** Whether files differed from that commit. */
  changed: boolean;
  passed: boolean;
}

/** The last run of each step on this machine, in the order of `npm test`. */
export function readRuns(): Run[] {
  const runs: Record<string, Omit<Run, 'step'>> = existsSync(runsFile)
    ? JSON.parse(readFileSync(runsFile, 'utf8'))
    : {};
  return Object.entries(runs).map(([step, run]) => ({ step, ...run }));
}
