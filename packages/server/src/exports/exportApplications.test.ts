import { serve } from '@hono/node-server';
import { type CallInput, contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { eq, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { auditRow } from '../audit/table';
import { loan } from '../loan/table';
import { bearer, type Caller, eachEngine, requestOf } from '../testing/harness';
import { inOrder } from '../testing/inOrder';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { readCsv } from '../testing/readCsv';

type Asked = CallInput<typeof contract.exports.applications>;

const november = { startDate: '2026-11-01', endDate: '2026-11-21', timezone: 'Asia/Kolkata' } as const;
const bulkDay = { startDate: '2025-03-03', endDate: '2025-03-03', timezone: 'Asia/Kolkata' } as const;
const bulk = 10_000;
/** Rows that may be on their way to the client: some chunks, as many as fit into a piece of the answer. */
const readAhead = 500;

eachEngine(server => {
  let admin: Caller;
  let viewer: Caller;
  let support: Caller;

  beforeAll(async () => {
    const { db } = server();
    await storeLoans(db, [
      // The first and last instants of 1 and 21 November in Asia/Kolkata, which is 5:30 ahead of UTC.
      aLine(1, { startedOn: '2026-10-31T18:29:59.999Z' }),
      aLine(2, { startedOn: '2026-10-31T18:30:00.000Z' }),
      aLine(3, {
        startedOn: '2026-11-21T18:29:59.999Z',
        underWriter: heldBy('credit.user'),
        requiredActions: ['Ring 9000077777'],
      }),
      aLine(4, { startedOn: '2026-11-21T18:30:00.000Z' }),
      aLine(5, {
        startedOn: '2026-11-10T05:12:33.000Z',
        personalDetails: {
          fullName: '=HYPERLINK("https://bad.example","Click")',
          primaryPhoneNumber: '9000010214',
        },
        loanDetails: {
          approvalStatus: 'REJECTED',
          creditTags: ['@sum(A1)', 'metro'],
          rejectionReasons: ['Low score, "thin" file\nand no reply'],
        },
        requiredActions: [],
        approvalDetails: { maximumEligibleAmount: 125_000.5, months: 18, interestRate: 24 },
        turnAroundDays: 1,
      }),
    ]);
    await fill('2025-03-03', bulk, 'Applicant');
    admin = await server().signIn('ROLE_CREDIT_ADMIN');
    viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
    support = await server().signIn('ROLE_CUSTOMER_SERVICE');
  });

  /** Applications of one day, a handful of them at the same microsecond. */
  const fill = (day: string, count: number, name: string) =>
    server().db.execute(sql`
      insert into loan (loan_id, id_string, full_name, started_on, started_day, amount_applied_minor,
        approval_status, created_at, updated_at)
      select (${day}::date - '2024-01-01'::date) * 100000 + n, gen_random_uuid(), ${name}::text,
        ${day}::date + interval '5 hours' + (n / 4) * interval '1.5 microseconds', ${day}::date, 5000000,
        'PENDING', now(), now()
      from generate_series(1, ${count}::int) as n`);

  const ask = (input: Asked, as: Caller | null = admin) =>
    server().call(contract.exports.applications, input, as);

  const rowsOf = async (input: Asked, as?: Caller) => {
    const answer = await ask(input, as);
    expect(answer.status).toBe(200);
    return readCsv(answer.text);
  };

  const begin = async (input: Asked) => {
    const { path, init } = requestOf(contract.exports.applications, input, bearer(admin));
    const { body } = await server().app.request(path, init);
    if (!body) throw new Error('The answer has no body');
    return body.getReader();
  };

  const auditsOf = async (who: Caller) => {
    const rows = await server()
      .db.select({ action: auditRow.action, actorId: auditRow.actorId, after: auditRow.after })
      .from(auditRow)
      .where(like(auditRow.action, 'exports.%'))
      .orderBy(inOrder);
    return rows.filter(row => row.actorId === who.staffId).map(({ action, after }) => ({ action, after }));
  };

  it('is a CSV file to save, with a header row and a BOM [SH-093.b, SH-094.f]', async () => {
    const answer = await ask(november);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+\.csv"/);
    expect(answer.text.startsWith('Loan id,Started on (IST),Customer name,Phone,')).toBe(true);
    const { path, init } = requestOf(contract.exports.applications, november, bearer(admin));
    const bytes = new Uint8Array(await (await server().app.request(path, init)).arrayBuffer());
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 'L'.charCodeAt(0)]);
  });

  it('has the applications started on the days of the range in Asia/Kolkata, newest first [SH-094.h, SH-094.b]', async () => {
    const rows = await rowsOf(november);
    expect(rows.map(row => [row['Loan id'], row['Started on (IST)']])).toEqual([
      [String(loanIdOf(3)), '2026-11-21 23:59'],
      [String(loanIdOf(5)), '2026-11-10 10:42'],
      [String(loanIdOf(2)), '2026-11-01 00:00'],
    ]);
    expect(rows[0]).toMatchObject({
      Underwriter: 'Credit User',
      Status: 'PENDING',
      'Amount applied': '150000',
    });
  });

  it('has one day when both ends are that day [SH-092.a]', async () => {
    const rows = await rowsOf({ ...november, startDate: '2026-11-21' });
    expect(rows.map(row => row['Loan id'])).toEqual([String(loanIdOf(3))]);
  });

  it('has one status when one is requested, otherwise all [SH-094.h, SH-093.a, SH-094.d, SH-094.e]', async () => {
    const rows = await rowsOf({ ...november, approvalStatusValue: 'REJECTED' });
    expect(rows.map(row => row['Loan id'])).toEqual([String(loanIdOf(5))]);
    const all = await rowsOf(november);
    expect(all.map(row => row['Loan id'])).toEqual([3, 5, 2].map(number => String(loanIdOf(number))));
    // Of a range with none there is a file too, with its header row.
    const none = await ask({ ...november, approvalStatusValue: 'APPROVED' });
    expect([none.status, none.text.startsWith('Loan id,'), readCsv(none.text)]).toEqual([200, true, []]);
  });

  it('disarms formulas, keeps lists, quotes and line breaks readable, and writes numbers as numbers [XR-011.a, SH-093.b, SH-093.c]', async () => {
    const [row] = await rowsOf({ ...november, approvalStatusValue: 'REJECTED' });
    expect(row).toMatchObject({
      'Customer name': `'=HYPERLINK("https://bad.example","Click")`,
      Phone: '9000010214',
      'Credit tags': "'@sum(A1); metro",
      Reasons: 'Low score, "thin" file\nand no reply',
      'Sanctioned amount': '125000.5',
      'Tenure months': '18',
    });
  });

  it('gives viewers masked phones, customer support plain ones [X-01] [SH-094.g]', async () => {
    const phones = async (who: Caller) => (await rowsOf(november, who)).map(row => row['Phone']);
    expect(await phones(viewer)).toEqual(['90••• ••214', '90••• ••214', '90••• ••214']);
    expect(await phones(support)).toEqual(['9000043214', '9000010214', '9000043214']);
    // Nor is one that somebody wrote into a text shown to a viewer.
    expect((await ask(november, viewer)).text).not.toContain('9000077777');
    expect((await ask(november, support)).text).toContain('Ring 9000077777');
  });

  it.each([
    ['a start after the end', { startDate: '2026-11-22' }, messages.dateRange.startAfterEnd],
    ['another timezone', { timezone: 'UTC' }, 'timezone is not valid'],
    ['an unknown status', { approvalStatusValue: 'LATER' }, 'approvalStatusValue is not valid'],
    ['a day that does not exist', { endDate: '2026-11-31' }, 'endDate: The date does not exist'],
    ['no end', { endDate: undefined }, 'endDate is required'],
  ])('refuses %s in JSON [SH-094.c]', async (_case, changes, words) => {
    const query = new URLSearchParams(
      Object.entries({ ...november, ...changes }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    );
    const path = `${contract.exports.applications.path}?${query.toString()}`;
    const answer = await server().send(path, { headers: bearer(admin) });
    expect(answer.status).toBe(400);
    const [wrong] = Object.keys(changes);
    const fieldErrors =
      words === messages.dateRange.startAfterEnd ? {} : { fieldErrors: { [wrong ?? '']: words } };
    expect(answer.body).toEqual({ success: false, errorMessages: [words], ...fieldErrors });
  });

  it('refuses collections and anonymous requests in JSON [SH-094.g]', async () => {
    const collector = await server().signIn('ROLE_COLLECTIONS_AGENT');
    expect((await ask(november, collector)).body).toEqual({
      success: false,
      errorMessages: [messages.auth.writeRefused],
    });
    expect((await ask(november, null)).status).toBe(401);
  });

  describe(`${bulk} applications`, () => {
    it('all come, each once, in order [SH-093.a]', async () => {
      const rows = await rowsOf(bulkDay);
      const ids = rows.map(row => Number(row['Loan id']));
      expect(ids).toHaveLength(bulk);
      expect(ids).toEqual([...ids].sort((left, right) => right - left));
      expect(new Set(ids).size).toBe(bulk);
    });

    it('are read on demand, one chunk at a time [XR-011.d]', async () => {
      const reader = await begin({ ...bulkDay, approvalStatusValue: 'PENDING' });
      const decoder = new TextDecoder();
      let text = decoder.decode((await reader.read()).value, { stream: true });
      await server().db.update(loan).set({ approvalStatus: 'HOLD' }).where(eq(loan.startedDay, '2025-03-03'));
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        text += decoder.decode(next.value, { stream: true });
      }
      await server()
        .db.update(loan)
        .set({ approvalStatus: 'PENDING' })
        .where(eq(loan.startedDay, '2025-03-03'));
      // Unread applications are no longer pending, so the file ends with the ones already read.
      expect(readCsv(text).length).toBeLessThanOrEqual(readAhead);
    });

    it('leave an audit row of who requested what, and how many rows were sent [XR-011.c]', async () => {
      const other = await server().signIn('ROLE_SUPER_USER');
      await rowsOf({ ...bulkDay, approvalStatusValue: 'PENDING' }, other);
      const asked = { startDate: '2025-03-03', endDate: '2025-03-03', approvalStatusValue: 'PENDING' };
      expect(await auditsOf(other)).toEqual([
        { action: 'exports.applications', after: asked },
        { action: 'exports.applications.done', after: { ...asked, rows: bulk } },
      ]);
    });

    it('are no longer read when the client stops reading [XR-011.d]', async () => {
      const reader = await begin(bulkDay);
      await reader.read();
      await reader.cancel();
      const last = (await auditsOf(admin)).filter(({ action }) => action.endsWith('brokenOff')).at(-1);
      expect(last).toMatchObject({ after: { startDate: '2025-03-03', rows: expect.any(Number) } });
      expect(Number(Object(last?.after).rows)).toBeLessThanOrEqual(readAhead);
      expect((await rowsOf(november)).length).toBe(3);
    });

    it('are no longer read when the connection closes [XR-011.d]', async () => {
      const brokenOff = async () =>
        (await auditsOf(admin)).filter(({ action }) => action.endsWith('brokenOff')).length;
      // More than the buffers between server and client can hold.
      await fill('2025-04-04', 2_000, 'x'.repeat(10_000));
      const before = await brokenOff();
      const asked = { ...bulkDay, startDate: '2025-04-04', endDate: '2025-04-04' };
      // Compressed, the repeated letters would fit into the buffers at once.
      const headers = { ...bearer(admin), 'accept-encoding': 'identity' };
      const { path, init } = requestOf(contract.exports.applications, asked, headers);
      const listening = serve({ fetch: server().app.fetch, port: 0, hostname: '127.0.0.1' });
      await vi.waitFor(() => expect(listening.address()).not.toBeNull());
      const address = listening.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const abort = new AbortController();
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: abort.signal });
      await answer.body?.getReader().read();
      abort.abort();
      await vi.waitFor(async () => expect(await brokenOff()).toBe(before + 1), { timeout: 5_000 });
      await new Promise(closed => listening.close(closed));
    });
  });
});
