import { contract, pathOf } from '@lending-desk/domain/contract';
import { pageCount, readApplication } from '@lending-desk/domain/loan';
import type { Database } from '../packages/server/src/db/client';
import { demoPortfolio } from '../packages/sandbox/src/demo/demoPortfolio';
import { demoUnderwriters } from '../packages/sandbox/src/demo/seedDemo';
import { todayOf } from '../packages/server/src/calendar/todayOf';
import { storeApplications } from '../packages/server/src/import/storeApplications';
import { benchSecret, type Call, openDesk } from './desk';
import { openBenchDatabase } from './engines';
import { fillLoans } from './fillLoans';
import type { Engine, Options } from './options';
import type { Table } from './report';
import { type Spread, timeInTurn, timeSideBySide } from './timing';

const connections = 32;
/** Number of loans with all data of a detail page. */
const detailed = 200;
const listPath = pathOf(contract.loan.list, {});

const goals = {
  pglite: { list: '≥ 500, p99 ≤ 100', lookup: 'p99 ≤ 20', detail: '≥ 100, p99 ≤ 150' },
  postgres: { list: '≥ 2,000, p99 ≤ 30', lookup: 'p99 ≤ 5', detail: '≥ 500, p99 ≤ 60' },
} as const;

type Query = Readonly<Record<string, string>>;

const pathWith = (query: Query, page: number) =>
  `${listPath}?${new URLSearchParams({ ...query, page: String(page) }).toString()}`;

async function pagesOf(call: Call, query: Query): Promise<number> {
  const { total }: { total: number } = JSON.parse(await call(pathWith(query, 1)));
  return pageCount(total);
}

/** Stores some applications with every section, as an import does. @returns their loan ids */
async function storeDetailed(db: Database): Promise<number[]> {
  const now = new Date();
  const lines = demoPortfolio({
    asOf: todayOf(now),
    underwriters: demoUnderwriters('lender.example'),
    size: detailed,
  });
  const applications = lines.map(line => {
    const read = readApplication(line);
    if (!read.ok) throw new Error(read.why.join('; '));
    return read.application;
  });
  await storeApplications(db, applications, { now, by: 'Bench', secret: benchSecret });
  return applications.map(({ loanId }) => loanId);
}

/** Pages of every view in a pseudo-random order that is the same in every run. */
async function anyView(call: Call): Promise<(number: number) => string> {
  const queries: Query[] = [{}, { status: 'DISBURSED' }, { status: 'PENDING' }, { owner: 'unassigned' }];
  const views = await Promise.all(queries.map(async query => ({ query, pages: await pagesOf(call, query) })));
  return number => {
    const view = views[number % views.length] ?? { query: {}, pages: 1 };
    return pathWith(view.query, 1 + ((number * 7919) % view.pages));
  };
}

async function measure(engine: Engine, loans: number, { times, seconds }: Options): Promise<Table> {
  const { db, close } = await openBenchDatabase(engine);
  const desk = await openDesk(db);
  console.log(`Filling ${engine} with ${loans.toLocaleString('en-US')} loans…`);
  await fillLoans(db, loans);
  const loanIds = await storeDetailed(db);
  const call = await desk.signIn('credit.admin');
  const filter = { status: 'DISBURSED' };
  const [pages, filteredPages] = [await pagesOf(call, {}), await pagesOf(call, filter)];

  // One of the last ten pages, because always requesting the same one would only measure the cache.
  const deepest = (query: Query, last: number) => (round: number) =>
    call(pathWith(query, Math.max(1, last - (round % 10))));
  const detail = (number: number) =>
    call(pathOf(contract.loan.read, { id: loanIds[number % loanIds.length] ?? 0 }), { method: 'POST' });
  const alone = await timeInTurn(times, {
    first: () => call(pathWith({}, 1)),
    deepest: deepest({}, pages),
    filteredFirst: () => call(pathWith(filter, 1)),
    filteredDeepest: deepest(filter, filteredPages),
    lookup: round => call(pathWith({ loanId: String(1_000_001 + ((round * 7919) % loans)) }, 1)),
    detail,
  });
  const viewAt = await anyView(call);
  const load = { workers: connections, seconds };
  const manyLists = await timeSideBySide(load, number => call(viewAt(number)));
  const manyDetails = await timeSideBySide(load, detail);
  await close();

  const cells = ({ p50, p95, p99, cpu }: Spread) => [p50, p95, p99, cpu];
  const ratio = (of: Spread, to: Spread) => [
    'deepest ÷ first',
    of.p50 / to.p50,
    null,
    null,
    of.cpu / to.cpu,
    null,
    '≤ 1.3',
  ];
  const goal = goals[engine];
  return {
    title: `Loan queue on ${engine}, ${loans.toLocaleString('en-US')} loans`,
    columns: ['Call', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'a second', 'goal'],
    rows: [
      ['first page', ...cells(alone.first), null, ''],
      ['deepest page', ...cells(alone.deepest), null, ''],
      ratio(alone.deepest, alone.first),
      ['one status, first page', ...cells(alone.filteredFirst), null, ''],
      ['one status, deepest page', ...cells(alone.filteredDeepest), null, ''],
      ratio(alone.filteredDeepest, alone.filteredFirst),
      ['one loan by its id', ...cells(alone.lookup), null, goal.lookup],
      ['loan detail', ...cells(alone.detail), null, ''],
      [`any view, any page, ${connections} at once`, ...cells(manyLists), manyLists.perSecond, goal.list],
      [`loan detail, ${connections} at once`, ...cells(manyDetails), manyDetails.perSecond, goal.detail],
    ],
  };
}

/** The queue and the loan detail at several sizes on both engines. */
export async function lists(options: Options): Promise<Table[]> {
  const tables: Table[] = [];
  for (const engine of options.engines) {
    for (const loans of options.loans) tables.push(await measure(engine, loans, options));
  }
  return tables;
}
