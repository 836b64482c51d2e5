import { addDays } from '@lending-desk/domain/calendar';
import { contract, pathOf } from '@lending-desk/domain/contract';
import { sql } from 'drizzle-orm';
import { todayOf } from '../packages/server/src/calendar/todayOf';
import type { Database } from '../packages/server/src/db/client';
import { rowsOf } from '../packages/server/src/db/rowsOf';
import { inTransaction } from '../packages/server/src/db/transaction';
import { demoAccounts } from '../packages/server/src/signin/demoAccounts';
import { openDesk } from './desk';
import { openBenchDatabase } from './engines';
import type { Engine, Options } from './options';
import type { Table } from './report';
import { type Spread, timeInTurn } from './timing';

const listPath = pathOf(contract.audit.list, {});
const batch = 250_000;
const days = 365;
const entriesOfALoan = 160;
/** A fifth of the entries is about no loan. */
const loansOf = (entries: number): number => Math.ceil((entries * 0.8) / entriesOfALoan);
/** Most of what is recorded is reading; a decision is one entry in thirty, an export one in a hundred thousand. */
const actions = [
  ...Array.from({ length: 20 }, () => 'loan.read'),
  ...['loan.search', 'loan.reveal', 'loan.assign', 'comments.save', 'tags.add', 'pd.save', 'signin.login'],
  ...['applicant.save', 'calls.call', 'decision.process'],
];
const goal = 'p95 flat';

/** Writes entries over a year, oldest first. Their indexes are made afterwards: that is several times faster. */
async function fill(db: Database, entries: number, now: Date): Promise<void> {
  const indexes = rowsOf(
    await db.execute(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'audit_row' and indexname not in (select conname from pg_constraint)`),
  );
  for (const { name } of indexes) await db.execute(sql.raw(`drop index "${String(name)}"`));
  const loans = loansOf(entries);
  const people = sql.raw(`array['${demoAccounts.map(({ id }) => id).join("','")}']::uuid[]`);
  const names = sql.raw(`array['${actions.join("','")}']`);
  const first = new Date(now.getTime() - days * 86_400_000).toISOString();
  for (let from = 0; from < entries; from += batch) {
    const to = Math.min(entries, from + batch) - 1;
    await db.execute(sql`
      insert into audit_row (at, actor_id, actor_name, action, loan_id, request_id, before, after)
      select ${first}::timestamptz + (n::float8 / ${entries}::float8) * interval '365 days',
        case when n % 50 = 0 then null else (${people})[1 + n % ${demoAccounts.length}] end,
        'Somebody',
        case when n % 100000 = 7 then 'audit.export' else (${names})[1 + n / ${demoAccounts.length} % ${actions.length}] end,
        case when n % 5 = 0 then null else 1000000 + n / 5 % ${loans} end,
        md5(n::text),
        case when n % 10 = 0 then '{"state": "PENDING", "underWriterId": null}'::jsonb end,
        '{"state": "APPROVED", "part": "core"}'::jsonb
      from generate_series(${from}::bigint, ${to}::bigint) as n`);
  }
  await inTransaction(db, async tx => {
    // An index of ten million entries takes longer than a call may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`);
    for (const { definition } of indexes) await tx.execute(sql.raw(String(definition)));
    await tx.execute(sql`analyze audit_row`);
  });
}

async function measure(engine: Engine, entries: number, { times }: Options): Promise<Table> {
  const { db, close } = await openBenchDatabase(engine);
  const now = new Date();
  const desk = await openDesk(db);
  console.log(`Filling ${engine} with ${entries.toLocaleString('en-US')} entries of the audit…`);
  await fill(db, entries, now);
  const call = await desk.signIn('super');
  const today = todayOf(now);
  const back = (round: number) => addDays(today, -1 - ((round * 37) % (days - 2)));
  const list = async (query: Readonly<Record<string, string>>): Promise<string> => {
    const answer = await call(`${listPath}?${new URLSearchParams(query).toString()}`);
    if (!answer.includes('"actorName"')) throw new Error(`Found nothing: ${JSON.stringify(query)}`);
    return answer;
  };
  const person = (round: number) => demoAccounts[round % demoAccounts.length]?.id ?? '';
  // Turns one page further in each round, beginning in the middle.
  let cursor = '';
  const older = async (round: number) => {
    const query = { to: back(180) };
    const answer = await list(round === 0 ? query : { ...query, cursor });
    const { data }: { data: { next: string } } = JSON.parse(answer);
    cursor = data.next;
  };
  const taken = await timeInTurn(times, {
    first: () => list({}),
    person: round => list({ actor: person(round) }),
    action: round => list({ action: actions[round % actions.length] ?? '' }),
    rare: () => list({ action: 'audit.export' }),
    both: round => list({ actor: person(round), action: 'decision.process' }),
    day: round => list({ from: back(round), to: back(round) }),
    three: round =>
      list({ actor: person(round), action: 'loan.read', from: back(round), to: addDays(back(round), 30) }),
    loan: round => list({ loanId: String(1_000_000 + ((round * 7919) % loansOf(entries))) }),
    older,
    names: () => call(pathOf(contract.audit.actions, {})),
  });
  await close();
  const row = (name: string, { p50, p95, p99, cpu }: Spread) => [name, p50, p95, p99, cpu, goal];
  return {
    title: `The audit on ${engine}, ${entries.toLocaleString('en-US')} entries`,
    columns: ['Call', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'goal'],
    rows: [
      row('first page', taken.first),
      row('one person', taken.person),
      row('one action', taken.action),
      row('a rare action', taken.rare),
      row('one person and action', taken.both),
      row('one day', taken.day),
      row('one person and action in a month', taken.three),
      row('the history of a loan', taken.loan),
      row('page after page from the middle', taken.older),
      row('the names of all actions', taken.names),
    ],
  };
}

/** The list of the audit at several sizes, on PostgreSQL: an installation that records this much has it. */
export async function audit(options: Options): Promise<Table[]> {
  if (!options.engines.includes('postgres')) return [];
  const tables: Table[] = [];
  for (const entries of options.entries) tables.push(await measure('postgres', entries, options));
  return tables;
}
