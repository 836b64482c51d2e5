import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { job } from '../jobs/table';
import { loan, loanSection } from '../loan/table';
import { createTestDatabase, type Engine, engines } from '../testing/openTestDatabase';
import type { Database } from './client';
import { migrationsFolder } from './migrate';

interface Empty {
  readonly db: Database;
  readonly migrate: (folder: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

async function emptyDatabase(engine: Engine): Promise<Empty> {
  if (engine === 'pglite') {
    const client = await PGlite.create();
    const db = drizzleEmbedded({ client });
    const migrate = (folder: string) => migrateEmbedded(db, { migrationsFolder: folder });
    return { db, migrate, close: () => client.close() };
  }
  const { url, drop } = await createTestDatabase();
  const client = new Client(url);
  await client.connect();
  const db = drizzleServer({ client });
  return {
    db,
    migrate: folder => migrateServer(db, { migrationsFolder: folder }),
    close: async () => {
      await client.end();
      await drop();
    },
  };
}

const folder = mkdtempSync(join(tmpdir(), 'lending-desk-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The migrations before a named one. */
function migrationsBefore(tag: string): string {
  const earlier = join(folder, tag);
  cpSync(migrationsFolder, earlier, { recursive: true });
  const file = join(earlier, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const at = journal.entries.findIndex(entry => entry.tag === tag);
  if (at < 0) throw new Error(`No migration ${tag}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return earlier;
}

const insertLoan = sql`
  insert into loan (loan_id, id_string, full_name, started_on, started_day, amount_applied_minor,
    approval_status, created_at, updated_at)
  values (1, gen_random_uuid(), 'A', now(), '2026-11-21', 100, 'PENDING', now(), now())`;

const fetchId = '11111111-0000-4000-8000-000000000001';
const callId = '22222222-0000-4000-8000-000000000001';

describe.each(engines)('an upgrade on %s', engine => {
  it('to the jobs table resumes the fetches and calls that were pending', async () => {
    const { db, migrate, close } = await emptyDatabase(engine);
    await migrate(migrationsBefore('0006_jobs'));
    await db.execute(insertLoan);
    await db.execute(sql`
      insert into bureau_fetch (id, loan_id, bureau, provider, state, requested_by, requested_at, due_at)
      values (${fetchId}, 1, 'equifax', 'p', 'initiated', gen_random_uuid(), '2026-11-21T06:00Z', '2026-11-21T06:01Z'),
        (gen_random_uuid(), 1, 'cibil', 'p', 'fetched', gen_random_uuid(), '2026-11-21T06:00Z', null)`);
    await db.execute(sql`
      insert into call_record (id, loan_id, staff_id, staff_name, asked_at, phone_number, agent_id, agent_user_name,
        status, provider)
      values (${callId}, 1, gen_random_uuid(), 'B', '2026-11-21T06:00Z', '9000043214', '1', 'b', 'asked', 'p'),
        (gen_random_uuid(), 1, gen_random_uuid(), 'B', '2026-11-21T06:00Z', '9000043214', '1', 'b', 'queued', 'p')`);

    await migrate(migrationsFolder);
    const waiting = { state: 'waiting', attempt: 0 };
    expect(await db.select().from(job).orderBy(job.kind)).toMatchObject([
      {
        ...waiting,
        kind: 'bureau.followFetch',
        key: fetchId,
        payload: { fetchId },
        dueAt: new Date('2026-11-21T06:01:00Z'),
      },
      {
        ...waiting,
        kind: 'calls.reconcile',
        key: callId,
        payload: { callId },
        dueAt: new Date('2026-11-21T06:00:30Z'),
      },
    ]);
    await close();
  });

  it('names stored sections as the server writes them, whatever their capitals', async () => {
    const { db, migrate, close } = await emptyDatabase(engine);
    await migrate(migrationsBefore('0041_section_names'));
    await db.execute(insertLoan);
    await db.execute(sql`
      insert into loan_section (loan_id, name, body)
      values (1, 'KycDocuments', '1'), (1, 'emiday', '2'), (1, 'emiDay', '3'), (1, 'BANKSTATEMENTS', '4'),
        (1, 'BankStatements', '5'), (1, 'Remarks2', '6'), (1, 'personalDetails', '7')`);

    await migrate(migrationsFolder);
    const rows = await db
      .select({ name: loanSection.name, body: loanSection.body })
      .from(loanSection)
      .orderBy(sql`lower(${loanSection.name})`);
    expect(rows).toEqual([
      { name: 'bankStatements', body: 5 },
      { name: 'emiDay', body: 3 },
      { name: 'kycDocuments', body: 1 },
      { name: 'personalDetails', body: 7 },
      { name: 'Remarks2', body: 6 },
    ]);
    await close();
  });

  it('puts what is on HOLD there since it was decided, or since it started, and nothing else [XR-045.a]', async () => {
    const { db, migrate, close } = await emptyDatabase(engine);
    await migrate(migrationsBefore('0042_due_time'));
    await db.execute(sql`
      insert into loan (loan_id, id_string, full_name, started_on, started_day, amount_applied_minor, approval_status,
        created_at, updated_at)
      select id, gen_random_uuid(), 'A', '2026-11-10T06:00Z', '2026-11-10', 100, status, '2026-11-11T06:00Z', now()
        from (values (1, 'HOLD'), (2, 'HOLD'), (3, 'PENDING')) as given(id, status)`);
    await db.execute(sql`
      insert into decision (loan_id, decided_on, decided_by_id, decided_by_name, from_status, to_status, version, before,
        after)
      select id, at::timestamptz, gen_random_uuid(), 'B', was, became, 1, '{}', '{}'
        from (values (1, '2026-11-12T06:00Z', 'PENDING', 'HOLD'), (1, '2026-11-13T06:00Z', 'HOLD', 'HOLD'),
          (3, '2026-11-12T06:00Z', 'PENDING', 'HOLD'), (3, '2026-11-13T06:00Z', 'HOLD', 'PENDING'))
          as given(id, at, was, became)`);

    await migrate(migrationsFolder);
    const rows = await db
      .select({ loanId: loan.loanId, heldSince: loan.heldSince, heldMs: loan.heldMs })
      .from(loan)
      .orderBy(loan.loanId);
    expect(rows).toEqual([
      { loanId: 1, heldSince: new Date('2026-11-12T06:00:00Z'), heldMs: 0 },
      { loanId: 2, heldSince: new Date('2026-11-10T06:00:00Z'), heldMs: 0 },
      { loanId: 3, heldSince: null, heldMs: 0 },
    ]);
    await close();
  });
});
