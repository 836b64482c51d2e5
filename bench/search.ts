import { contract, pathOf } from '@lending-desk/domain/contract';
import { openDesk } from './desk';
import { openBenchDatabase } from './engines';
import { fillLoans } from './fillLoans';
import type { Engine, Options } from './options';
import type { Table } from './report';
import { type Spread, timeInTurn } from './timing';

const searchPath = pathOf(contract.loan.search, {});
const listPath = pathOf(contract.loan.listForSupport, {});
const goal = 'p95 flat';

async function measure(engine: Engine, loans: number, { times }: Options): Promise<Table> {
  const { db, close } = await openBenchDatabase(engine);
  const desk = await openDesk(db);
  console.log(`Filling ${engine} with ${loans.toLocaleString('en-US')} loans…`);
  await fillLoans(db, loans);
  const call = await desk.signIn('support.user');
  // Each round looks for another loan, because always the same one would only measure the cache.
  const seek = (of: (number: number) => object) => async (round: number) => {
    const answer = await call(searchPath, { body: of(1 + ((round * 7919) % loans)) });
    if (!answer.includes('"loanId"')) throw new Error(`Found nothing: ${answer}`);
  };
  const list = (query: Readonly<Record<string, string>>) => () =>
    call(`${listPath}?${new URLSearchParams(query).toString()}`);
  const taken = await timeInTurn(times, {
    phone: seek(number => ({ phone: `+91 9${String(number).padStart(9, '0')}` })),
    email: seek(number => ({ email: `applicant.${number}@mail.example` })),
    loanId: seek(number => ({ loanId: 1_000_000 + number })),
    list: list({}),
    status: list({ status: 'HOLD' }),
    both: list({ status: 'HOLD', applicationStatus: 'BANK_STATEMENTS_SUBMITTED' }),
    month: list({ year: '2026', month: '11' }),
  });
  await close();
  const row = (name: string, { p50, p95, p99, cpu }: Spread) => [name, p50, p95, p99, cpu, goal];
  return {
    title: `Customer search on ${engine}, ${loans.toLocaleString('en-US')} loans`,
    columns: ['Call', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'goal'],
    rows: [
      row('by phone', taken.phone),
      row('by e-mail', taken.email),
      row('by loan id', taken.loanId),
      row('the list, first page', taken.list),
      row('one approval status', taken.status),
      row('approval and application status', taken.both),
      row('one month', taken.month),
    ],
  };
}

/** Customer support's search and list at several sizes. */
export async function search(options: Options): Promise<Table[]> {
  const tables: Table[] = [];
  for (const engine of options.engines) {
    for (const loans of options.loans) tables.push(await measure(engine, loans, options));
  }
  return tables;
}
