import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, businessDate, type BusinessDate } from '@lending-desk/domain/calendar';
import { contract, pathOf } from '@lending-desk/domain/contract';
import { percent, rupees } from '@lending-desk/domain/money';
import { openAccount } from '@lending-desk/domain/repayment';
import { todayOf } from '../packages/server/src/calendar/todayOf';
import type { Database } from '../packages/server/src/db/client';
import { inTransaction } from '../packages/server/src/db/transaction';
import { bookEvent } from '../packages/server/src/ledger/bookEvent';
import { checkLedger } from '../packages/server/src/ledger/checkLedger';
import { dayEnd } from '../packages/server/src/ledger/dayEnd';
import { demoPassword } from '../packages/server/src/signin/demoAccounts';
import { launch, openPage } from './chromium';
import { makeLinks, send, tellPaid } from './collectionsCalls';
import { openDesk } from './desk';
import { openBenchDatabase } from './engines';
import { fillAccounts } from './fillAccounts';
import { fillLoans } from './fillLoans';
import type { Engine, Options } from './options';
import { productAddress, signIn } from './product';
import type { Table } from './report';
import { serveLoans } from './serveLoans';
import { type Spread, spreadOfTimes, timeInTurn, timeSideBySide } from './timing';

const connections = 8;
const smallBook = 20_000;
const firstLoanId = 1_000_001;
const disbursedOnly = [['DISBURSED', 1]] as const;

type Rows = Table['rows'][number][];

async function openBook(engine: Engine, loans: number) {
  const opened = await openBenchDatabase(engine);
  const desk = await openDesk(opened.db);
  const now = new Date();
  const today = todayOf(now);
  console.log(`Filling ${engine} with ${loans.toLocaleString('en-US')} accounts…`);
  await fillLoans(opened.db, loans, disbursedOnly);
  await fillAccounts(opened.db, loans, { today, now });
  return { ...opened, desk, today };
}

const cells = ({ p50, p95, p99, cpu }: Spread) => [p50, p95, p99, cpu];

/** How many schedules of 36 months are made in a second. */
function schedules(seconds: number): number {
  const from = performance.now();
  let made = 0;
  for (; performance.now() - from < seconds * 1000; made += 1)
    openAccount({
      principal: rupees(50_000 + (made % 1_000) * 137),
      yearlyRate: percent(18 + (made % 60) / 4),
      months: 36,
      emiDay: 1 + (made % 28),
      disbursedOn: businessDate('2026-01-15'),
      processingFeeRate: percent(2),
    });
  return (made / (performance.now() - from)) * 1000;
}

/** The list by days past due, and one account with its quotes. */
async function reads(loans: number, { times }: Options): Promise<Rows> {
  const { desk, today, close } = await openBook('postgres', loans);
  const call = await desk.signIn('collections.admin');
  const list = pathOf(contract.collections.list, {});
  const { data }: { data: { next: string } } = JSON.parse(await call(`${list}?count=100&bucket=0`));
  const deep = encodeURIComponent(data.next);
  const loanAt = (round: number) => ({ loanId: firstLoanId + ((round * 7919) % loans) });
  const quoted = await timeInTurn(times, {
    'by days past due, first page': () => call(`${list}?count=25`),
    'by days past due, further on': () => call(`${list}?count=25&bucket=0&after=${deep}`),
    'by overdue amount': () => call(`${list}?count=25&sort=amount`),
    'the ageing bar': () => call(pathOf(contract.collections.ageing, {})),
    'an account with its quotes': round => call(pathOf(contract.collections.read, loanAt(round))),
    'a quote as a PDF': round => call(`${pathOf(contract.papers.quote, loanAt(round))}?on=${today}`),
  });
  await close();
  return Object.entries(quoted).map(([name, spread]) => [name, loans, ...cells(spread), null]);
}

/** Books receipts of Rs. 1, each in a transaction of its own with audit and notice, on one loan or on many. */
async function receipts(engine: Engine, { seconds }: Options): Promise<Rows> {
  const { db, close } = await openBook(engine, smallBook);
  const book = async (loanId: number) => {
    const id = randomUUID();
    const now = new Date();
    const money = { type: 'receipt', id, source: 'RAZORPAY', amount: rupees(1) } as const;
    const by = { id: null, name: 'Bench', requestId: 'bench' };
    const event = { ...money, valueDate: todayOf(now), reference: id };
    await inTransaction(db, tx => bookEvent(tx, loanId, event, { now, by, reference: `bench ${id}` }));
  };
  const load = { workers: connections, seconds };
  const many = await timeSideBySide(load, number => book(firstLoanId + ((number * 7919) % smallBook)));
  const hot = await timeSideBySide(load, () => book(firstLoanId));
  await close();
  return [
    [`receipts on many loans, ${engine}`, smallBook, ...cells(many), many.perSecond],
    [`receipts on one loan, ${engine}`, smallBook, ...cells(hot), hot.perSecond],
  ];
}

/** Seconds that something takes, and how many it did in one. */
async function timed(
  work: () => Promise<number>,
): Promise<{ seconds: number; perSecond: number; did: number }> {
  const from = performance.now();
  const did = await work();
  const seconds = (performance.now() - from) / 1000;
  return { seconds, did, perSecond: did / seconds };
}

/** The end of the next day over a whole book, and the comparison of what is stored with its entries. */
async function nightly(loans: number): Promise<Rows> {
  const { db, today, close } = await openBook('postgres', loans);
  const ended = await timed(() => dayEnd(db, addDays(today, 1)));
  const checked = await timed(() => compare(db));
  await close();
  return [
    ['end of the day: accounts with something to post', loans, ended.did, ended.seconds, ended.perSecond],
    ['ledger check: accounts compared', loans, checked.did, checked.seconds, checked.perSecond],
  ];
}

async function compare(db: Database): Promise<number> {
  let differ = 0;
  const compared = await checkLedger(db, () => void (differ += 1));
  if (differ > 0) throw new Error(`${differ} stored figures differ from their entries`);
  return compared;
}

/** A file of successful debits for as many loans, from its upload to the last row booked. */
async function nachFile(rows: number): Promise<Rows> {
  const now = new Date();
  const today: BusinessDate = todayOf(now);
  const { address, tokenOf, close } = await serveLoans(rows, [], {
    mix: disbursedOnly,
    fill: db => fillAccounts(db, rows, { today, now }),
  });
  const token = await tokenOf('collections.admin');
  const columns =
    'umrn,loan_id,installment_due_date,amount,presentation_date,settlement_date,status,reason_code,bank_reference';
  const lines = Array.from(
    { length: rows },
    (_, at) => `,${firstLoanId + at},${today},500.00,${today},${today},SUCCESS,,B${at}`,
  );
  const form = new FormData();
  form.set('file', new Blob([[columns, ...lines].join('\n')], { type: 'text/csv' }), 'bench.csv');
  let fileId = '';
  const dryRun = await timed(async () => {
    const uploaded = await send(address, contract.nach.process, {}, { token, form });
    fileId = String(uploaded?.data['fileId']);
    return Number(uploaded?.data['posted']);
  });
  const committed = await timed(async () => {
    await send(address, contract.nach.commit, { fileId }, { token, key: randomUUID() });
    for (;;) {
      const read = await send(address, contract.nach.read, { fileId, rows: 'none' }, { token });
      if (read?.data['state'] === 'committed') return dryRun.did;
      await pause(200);
    }
  });
  await close();
  return [
    ['NACH file, dry run', rows, dryRun.did, dryRun.seconds, dryRun.perSecond],
    ['NACH file, commit', rows, committed.did, committed.seconds, committed.perSecond],
  ];
}

/** From the provider's message to the collector who has the loan's transactions open. */
async function toTheScreen(times: number): Promise<Table> {
  const address = await productAddress();
  const collector = { email: 'collections.admin@lender.example', password: demoPassword };
  const tokens = await signIn(address, collector);
  const [link] = await makeLinks(address, tokens.token, 1);
  if (link === undefined) throw new Error('There is no loan to pay');
  const { browser, close } = await launch();
  const { page } = await openPage(browser, { address, tokens, slowdown: 1 });
  await page.goto(`/loan-management/collections/${link.loanId}?tab=transactions`);
  const table = page.getByRole('tabpanel').getByRole('table').first();
  await table.waitFor();
  const spent: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const name = `screen${turn}_${randomUUID().slice(0, 8)}`;
    const shown = table.getByText(`pay_${name}`).waitFor();
    const from = performance.now();
    await tellPaid(address, link, name);
    await shown;
    spent.push(performance.now() - from);
  }
  await close();
  const { p50, p95, most } = spreadOfTimes(spent);
  return {
    title: 'From the message that a link was paid to the row on the screen, embedded',
    columns: ['Times', 'p50 ms', 'p95 ms', 'most ms'],
    rows: [[times, p50, p95, most]],
  };
}

/** The book, its lists, what moves money, and what runs at night. */
export async function money(options: Options): Promise<Table[]> {
  const { quick, seconds } = options;
  const sizes = quick ? [1_000, smallBook] : [1_000, 1_000_000];
  const tables: Table[] = [
    {
      title: 'Schedules of 36 months, in this process',
      columns: ['a second'],
      rows: [[schedules(seconds)]],
    },
    await toTheScreen(quick ? 10 : 100),
  ];
  const called: Rows = [];
  for (const loans of sizes) called.push(...(await reads(loans, options)));
  for (const engine of options.engines) called.push(...(await receipts(engine, options)));
  tables.push({
    title: `The book of collections; reads on postgres, receipts by ${connections} at once`,
    columns: ['Call', 'accounts', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'a second'],
    rows: called,
  });
  tables.push({
    title: 'Long work on postgres',
    columns: ['Work', 'accounts', 'did', 'seconds', 'a second'],
    rows: [...(await nachFile(quick ? 1_000 : 20_000)), ...(await nightly(quick ? smallBook : 1_000_000))],
  });
  return tables;
}
