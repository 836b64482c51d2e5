import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../packages/server/src/db/client';
import { demoAccounts } from '../packages/server/src/signin/demoAccounts';

const batch = 100_000;
const newest = '2026-11-20T12:00:00Z';
/** Five years; with a million applications that is 548 per day. */
const mostDays = 1826;

/** Number of applications per status. */
export type Mix = readonly (readonly [status: string, share: number])[];
const usualMix: Mix = [
  ['PENDING', 3],
  ['IN_REVIEW', 1],
  ['HOLD', 2],
  ['APPROVED', 2],
  ['REJECTED', 3],
  ['CREDIT_REJECTED', 1],
  ['INACTIVE', 2],
  ['DISBURSED', 6],
];

/** The underwriters among the demo accounts; assigned loans are distributed to them in turn. */
const holders = ['credit.user', 'credit.admin', 'super'].flatMap(mailbox =>
  demoAccounts.filter(account => account.mailbox === mailbox),
);

const textArray = (words: readonly string[]): SQL => sql.raw(`array['${words.join("','")}']`);

/** Drops what slows down inserting; returns the statements that restore it. */
async function setAside(db: Database): Promise<string[]> {
  const indexes = await db
    .select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`tablename = 'loan' and indexname not in (select conname from pg_constraint)`);
  const keys = await db
    .select({ name: sql<string>`conname`, definition: sql<string>`pg_get_constraintdef(oid)` })
    .from(sql`pg_constraint`)
    .where(sql`conrelid = 'loan'::regclass and contype = 'f'`);
  for (const { name } of indexes) await db.execute(sql.raw(`drop index "${name}"`));
  for (const { name } of keys) await db.execute(sql.raw(`alter table loan drop constraint "${name}"`));
  return [
    ...indexes.map(({ definition }) => definition),
    ...keys.map(({ name, definition }) => `alter table loan add constraint "${name}" ${definition}`),
  ];
}

function insertBatch(from: number, to: number, { loans, mix }: { loans: number; mix: Mix }): SQL {
  const days = Math.min(mostDays, Math.max(60, Math.round(loans / 500)));
  const statuses = mix.flatMap(([status, share]) => Array.from({ length: share }, () => status));
  return sql`
    insert into loan (loan_id, id_string, customer_id, full_name, primary_phone, email, started_on, started_day,
      amount_applied_minor, approval_status, application_status, underwriter_id, underwriter_name,
      jupiter_decision, jupiter_score, decided_at, created_at, updated_at)
    select 1000000 + n, ('20000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'usr-' || n,
      (${textArray(['Kavya Raghunathan', 'Arjun Mehta', 'Fatima Sheikh', 'Rohan Das'])})[1 + n % 4],
      '9' || lpad(n::text, 9, '0'), 'applicant.' || n || '@mail.example', started_on,
      (started_on at time zone 'UTC' + interval '5 hours 30 minutes')::date,
      (20000 + (n::bigint * 7919) % 480000) * 100, status, 'BANK_STATEMENTS_SUBMITTED',
      case when not is_free then (${textArray(holders.map(({ id }) => id))})[1 + n % 3]::uuid end,
      case when not is_free then (${textArray(holders.map(({ fullName }) => fullName))})[1 + n % 3] end,
      (${textArray(['PASS', 'FLAG', 'REJECT'])})[1 + n % 3], 500 + n % 400,
      case when status not in ('PENDING', 'IN_REVIEW', 'HOLD') then started_on + interval '30 hours' end,
      started_on, started_on
    from (
      select n, status, started_on, status = 'CREDIT_REJECTED' or status = 'PENDING' and n / 20 % 4 < 3 as is_free
      from (
        select n, (${textArray(statuses)})[1 + n % ${statuses.length}] as status,
          ${newest}::timestamptz - make_interval(secs => (${loans}::float8 - n) * ${(days * 86_400) / loans}::float8)
            as started_on
        from generate_series(${from}::int, ${to}::int) as n
      ) as dated
    ) as one`;
}

/** Fills an empty database that has the demo accounts with loans as the queue needs them (no sections, no
 *  comments) and the matching tally. Indexes are built afterwards, which is several times faster. */
export async function fillLoans(db: Database, loans: number, mix: Mix = usualMix): Promise<void> {
  const bringBack = await setAside(db);
  for (let from = 1; from <= loans; from += batch) {
    await db.execute(insertBatch(from, Math.min(loans, from + batch - 1), { loans, mix }));
  }
  for (const statement of bringBack) await db.execute(sql.raw(statement));
  await db.execute(sql`
    insert into loan_tally (status, day, loans, unassigned)
    select coalesce(approval_status, 'ALL'), started_day, count(*), count(*) filter (where underwriter_id is null)
    from loan group by grouping sets ((approval_status, started_day), (started_day))`);
  await db.execute(sql`vacuum analyze`);
}
