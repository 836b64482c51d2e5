import { type CallDeclaration, contract } from '@lending-desk/domain/contract';
import { paise } from '@lending-desk/domain/money';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approval } from '../approvals/table';
import { checkLedger, type Deviation } from '../ledger/checkLedger';
import { readAccount } from '../ledger/readAccount';
import { trialBalance } from '../ledger/trialBalance';
import { bookOn, exampleDay, setDay, storeSampleLoan } from '../testing/accounts';
import { objectOf } from '../testing/arbitraryOf';
import { aServer, bearer, type Caller, requestOf, type TestServer } from '../testing/harness';
import { nachText, runCommits, uploadNach, boardIn } from '../testing/nach';
import { engineOfCases } from '../testing/openTestDatabase';
import { callsOf } from './inventory';

// Every call that moves money or reads it, about loans, requests, files and payments that exist, with fields that mostly
// fit and sometimes do not.

const areas = ['approvals', 'mapping', 'paymentLinks', 'nach', 'cashBook', 'papers', 'collections'];
const calls = callsOf(contract).filter(({ name }) => areas.includes(name.split('.')[0] ?? ''));

const noId = '00000000-0000-4000-8000-000000000000';

const entriesOf = ({ params, query, body }: CallDeclaration): object => ({
  ...params?.entries,
  ...query?.entries,
  ...body?.schema.entries,
});

describe('any call about money', () => {
  let server: TestServer;
  let people: readonly Caller[];
  let loans: readonly number[];
  const known = { payments: [''], files: [''] };

  beforeAll(async () => {
    server = await aServer(engineOfCases);
    setDay(server, exampleDay);
    loans = [
      await storeSampleLoan(server, 1),
      await storeSampleLoan(server, 2),
      await storeSampleLoan(server, 3),
    ];
    const [, open = 0, closed = 0] = loans;
    const money = { type: 'receipt', source: 'RAZORPAY', valueDate: exampleDay, reference: null } as const;
    await bookOn(server, open, { ...money, id: 'pay_open', amount: paise(2_100_000) });
    await bookOn(server, closed, { ...money, id: 'pay_all', amount: paise(3_822_285) });
    await bookOn(server, closed, { type: 'close', closingDate: exampleDay });
    people = [
      await server.signIn('ROLE_COLLECTIONS_AGENT'),
      await server.signIn('ROLE_COLLECTIONS_ADMIN'),
      await server.signIn('ROLE_SUPER_USER'),
    ];
    const rows = loans.map(loan_id => ({
      loan_id,
      settlement_date: exampleDay,
      bank_reference: `N${loan_id}`,
    }));
    known.files = [boardIn(await uploadNach(server, nachText(rows), people[1] ?? null)).fileId];
    known.payments = ['pay_open', 'pay_all', 'P 05', 'nothing', ''];
  });
  afterAll(() => server.close());

  /** Fields that name something are mostly those of something that exists. */
  const named = () => {
    const loanId = fc.constantFrom<unknown>(...loans, ...loans.map(String), 'x', 1, -1);
    const amounts = fc.constantFrom<unknown>(
      1,
      0.01,
      100,
      544,
      600,
      9079,
      19_882.74,
      37_722.85,
      1e9,
      -1,
      '5',
      1.005,
    );
    const day = fc.constantFrom('2026-11-15', '2026-11-14', '2026-10-15', '2026-11-16', '31-02-2026', '');
    return fc.record(
      {
        loanId,
        amount: amounts,
        waiverAmount: amounts,
        penalInterest: amounts,
        bounceCharges: amounts,
        overdueAmount: amounts,
        waiverDate: fc.constantFrom('15-11-2026 00:00:00', '15-10-2026 00:00:00', '2026-11-15'),
        date: day,
        on: day,
        closingDate: day,
        paymentId: fc.constantFrom(...known.payments),
        fileId: fc.constantFrom(...known.files, noId),
        updates: fc.array(
          fc.record({
            index: fc.integer({ min: -1, max: 10 }),
            paymentId: fc.constantFrom(...known.payments),
          }),
          { maxLength: 2 },
        ),
        seen: fc.nat(6),
      },
      { requiredKeys: ['loanId'] },
    );
  };
  const requests = () =>
    fc.constantFrom(...calls).chain(call =>
      fc.record({
        call: fc.constant(call),
        fields: objectOf(entriesOf(call)),
        named: named(),
        request: fc.nat(20),
        by: fc.nat(2),
      }),
    );

  it('answers without a server error, and leaves a ledger that agrees with itself [XR-139.b]', async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(requests(), async ({ call, fields, named: given, request, by }) => {
        const waiting = await server.db.select({ id: approval.id }).from(approval);
        const id = waiting[request % Math.max(1, waiting.length)]?.id;
        const caller = people[by];
        if (caller === undefined) throw new Error('Nobody');
        const names = Object.keys(entriesOf(call));
        const own = Object.fromEntries(
          Object.entries({ id: noId, fileId: noId, on: exampleDay, ...given, ...(id && { id }) }).filter(
            ([name]) => names.includes(name),
          ),
        );
        const { path, init } = requestOf(call, { ...fields, ...own }, bearer(caller));
        const headers = new Headers(init.headers);
        if (call.method === 'POST') headers.set('idempotency-key', crypto.randomUUID());
        const { status, text } = await server.send(path, { ...init, headers });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([call.name, status < 500, text.slice(0, 300)]).toEqual([call.name, true, text.slice(0, 300)]);
      }),
      { numRuns: 1_200, seed: 20_261_115 },
    );
    // They got past every check, not just to the first one.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 403, 404, 409, 422]));
    await runCommits(server);
    const found: Deviation[] = [];
    expect(await checkLedger(server.db, one => found.push(one))).toBe(loans.length);
    expect(found).toEqual([]);
    const ledger = await trialBalance(server.db, exampleDay);
    expect(ledger.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    // Something of each loan has moved, so there was something to disagree.
    for (const loanId of loans)
      expect((await readAccount(server.db, loanId))?.groups.length).toBeGreaterThan(10);
  }, 120_000);
});
