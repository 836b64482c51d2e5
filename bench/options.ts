import { parseArgs } from 'node:util';
import type { OpenDatabase } from '../packages/server/src/db/database';

export type Engine = OpenDatabase['engine'];

const engines: readonly Engine[] = ['pglite', 'postgres'];

/** Options of one run. Every loop is limited by a count or duration defined here. */
export interface Options {
  /** Names of the benches; empty for all. */
  readonly benches: readonly string[];
  readonly quick: boolean;
  readonly engines: readonly Engine[];
  /** Queue sizes. */
  readonly loans: readonly number[];
  /** Numbers of entries of the audit. */
  readonly entries: readonly number[];
  /** Number of sequential measurements of a call. */
  readonly times: number;
  /** Duration of concurrent calls, in seconds. */
  readonly seconds: number;
  /** Number of browser starts. */
  readonly runs: number;
  /** Navigations between the two heap measurements. */
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

/** Parses the command line.
 *  @throws Error naming the invalid option */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      engine: { type: 'string', default: engines.join(',') },
      loans: { type: 'string' },
      entries: { type: 'string' },
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
    entries: (values.entries ?? (quick ? '20000' : '1000000'))
      .split(',')
      .map(text => wholeNumber('entries', text)),
    times: quick ? 50 : 300,
    seconds: quick ? 1 : 5,
    runs: wholeNumber('runs', values.runs ?? (quick ? '1' : '5')),
    changes: wholeNumber('changes', values.changes ?? (quick ? '20' : '100')),
  };
}
