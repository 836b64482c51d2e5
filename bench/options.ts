import { parseArgs } from 'node:util';
import type { OpenDatabase } from '../packages/server/src/db/database';

export type Engine = OpenDatabase['engine'];

const engines: readonly Engine[] = ['pglite', 'postgres'];

/** What one run measures. Every loop ends after a number or a time that stands here. */
export interface Options {
  /** The benches by name; empty for all. */
  readonly benches: readonly string[];
  readonly quick: boolean;
  readonly engines: readonly Engine[];
  /** Sizes of the queue. */
  readonly loans: readonly number[];
  /** How often a call is timed by itself. */
  readonly times: number;
  /** How long calls are made side by side, in seconds. */
  readonly seconds: number;
  /** How often the browser is started afresh. */
  readonly runs: number;
  /** Screen changes between the two looks at the heap. */
  readonly changes: number;
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} takes whole numbers above zero, not '${text}'`);
}

function engineOf(text: string): Engine {
  const engine = engines.find(known => known === text);
  if (engine) return engine;
  throw new Error(`--engine is one of ${engines.join(', ')}, not '${text}'`);
}

/** Reads the command line.
 *  @throws Error naming the option that cannot be read */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      engine: { type: 'string', default: engines.join(',') },
      loans: { type: 'string' },
      runs: { type: 'string' },
      changes: { type: 'string' },
    },
  });
  const { quick } = values;
  const loans = values.loans ?? (quick ? '1000,20000' : '1000,1000000');
  return {
    benches: positionals,
    quick,
    engines: values.engine.split(',').map(engineOf),
    loans: loans.split(',').map(text => wholeNumber('loans', text)),
    times: quick ? 50 : 300,
    seconds: quick ? 1 : 5,
    runs: wholeNumber('runs', values.runs ?? (quick ? '1' : '5')),
    changes: wholeNumber('changes', values.changes ?? (quick ? '20' : '100')),
  };
}
