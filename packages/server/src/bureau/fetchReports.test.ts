import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { and, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { route } from '../http/verb';
import { loan, loanSection, providerBody } from '../loan/table';
import type { OrderAnswer } from '../providers/bureau/bureau';
import { sandboxBureaus } from '../testing/sandbox';
import { aWorker, cibilWithoutBody, fetchesOf, loanAsRead, sandboxSeconds } from '../testing/bureau';
import { type Caller, withServer } from '../testing/harness';
import { inOrder } from '../testing/inOrder';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import type { BureausOf } from './bureausOf';
import { fetchCibilFrom, fetchEquifaxFrom } from './fetchReports';

const oneName = {
  personalDetails: { fullName: 'Thangamani', firstName: 'Thangamani', lastName: '', gender: 'Female' },
};

withServer(server => {
  let user: Caller;

  beforeAll(async () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 11, 22, 33, 44, 55, 66];
    await storeLoans(server().db, [
      ...numbers.map(number => aLine(number, { underWriter: heldBy('credit.user') })),
      aLine(8, { underWriter: heldBy('credit.admin') }),
      aLine(9, { underWriter: heldBy('credit.user'), ...oneName }),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
  });

  const equifax = (number: number, as: Caller | null = user) =>
    server().call(contract.bureau.fetch, { loanId: loanIdOf(number) }, as);
  const cibil = (number: number, lastName?: string) =>
    server().call(contract.bureau.cibil, { id: loanIdOf(number), lastName }, user);
  const refused = (words: string) => ({ success: false, errorMessages: [words] });
  const initiated = { loan: { apolloCibilReport: { status: 'initiated' } } };
  /** Advances the clock past the sandbox's delay and runs the worker. */
  const later = async (seconds = sandboxSeconds + 1): Promise<void> => {
    const worker = aWorker(server());
    for (let second = 0; second < seconds; second += 1) {
      server().clock.pass(1000);
      await worker.tick();
    }
    expect(worker.warnings).toEqual([]);
  };
  const auditOf = (number: number) =>
    server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanIdOf(number)), like(auditRow.action, 'bureau.%')))
      .orderBy(inOrder);

  describe('an Equifax report', () => {
    it('is initiated, arrives, and its body is stored [CR-071.c, CR-145.b]', async () => {
      const { status, body } = await equifax(1);
      expect([status, body]).toEqual([
        200,
        { success: true, errorMessages: [], data: { bureauFetchInitiated: true } },
      ]);
      const asked = await loanAsRead(server(), 1, user);
      expect(asked['equifaxFetch']).toMatchObject({ status: 'initiated', provider: 'equifax-sandbox' });
      expect(asked['equifaxReport']).toBeUndefined();

      await later();
      const read = await loanAsRead(server(), 1, user);
      expect(read['equifaxFetch']).toMatchObject({
        status: 'fetched',
        score: expect.stringMatching(/^\d{3}$/),
      });
      expect(read['processedEquifax']).toMatchObject({ active_loans: expect.any(Array) });
      expect(read['parsedEquifax']).toMatchObject({ score_usable: true });
      expect(await fetchesOf(server(), 1)).toMatchObject([{ state: 'fetched', failure: null }]);
      const kept = await server()
        .db.select()
        .from(providerBody)
        .where(eq(providerBody.loanId, loanIdOf(1)));
      expect(kept).toMatchObject([{ provider: 'equifax', body: { CCRResponse: { Status: '1' } } }]);
    });

    it('leaves audit rows of the order and the arrival, without personal data [XR-146.d]', async () => {
      const rows = await auditOf(1);
      const [fetch] = await fetchesOf(server(), 1);
      expect(fetch).toMatchObject({ requestedBy: user.staffId, settledAt: rows[1]?.at });
      const of = { fetchId: fetch?.id, bureau: 'equifax', provider: 'equifax-sandbox' };
      expect(rows).toMatchObject([
        { action: 'bureau.fetch', actorName: 'Credit User', after: { ...of, lastNameGiven: false } },
        {
          action: 'bureau.arrived',
          actorId: null,
          actorName: 'Bureau',
          after: { ...of, failure: null },
          requestId: `fetch-${fetch?.id}`,
        },
      ]);
      expect(JSON.stringify(rows)).not.toMatch(/90000\d{5}|ZZ\w{8}/);
    });

    it('does not touch the version a decision is made on', async () => {
      const [row] = await server()
        .db.select({ version: loan.version })
        .from(loan)
        .where(eq(loan.loanId, loanIdOf(1)));
      expect(row).toEqual({ version: 1 });
    });

    it('that already exists is not ordered again [CR-070.a]', async () => {
      const { status, body } = await equifax(1);
      expect([status, body]).toEqual([409, refused('The Equifax report is already there')]);
      expect(await fetchesOf(server(), 1)).toHaveLength(1);
    });

    it('that is pending is not ordered again, and the answer is the same [CR-071.c]', async () => {
      await equifax(2);
      const again = await equifax(2);
      expect(again.body['data']).toEqual({ bureauFetchInitiated: true });
      expect(await fetchesOf(server(), 2)).toHaveLength(1);
    });

    it('is ordered once when many ask at the same time [CR-071.a, XR-139.a]', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => equifax(3)));
      expect(answers.map(answer => answer.body['data'])).toEqual(
        Array(6).fill({ bureauFetchInitiated: true }),
      );
      expect(await fetchesOf(server(), 3)).toHaveLength(1);
    });

    it('of an unknown person stores the bureau’s message, and may be requested again [CR-070.b]', async () => {
      await equifax(11);
      await later();
      const read = await loanAsRead(server(), 11, user);
      expect(read['equifaxReport']).toMatchObject({ Error: { ErrorDesc: 'Consumer not found in bureau' } });
      expect(await fetchesOf(server(), 11)).toMatchObject([
        { state: 'failed', failure: 'Consumer not found in bureau' },
      ]);
      expect((await equifax(11)).body['data']).toEqual({ bureauFetchInitiated: true });
    });

    it('is refused to a viewer [CR-071.a]', async () => {
      const viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
      const { status } = await equifax(8, viewer);
      expect([status, await fetchesOf(server(), 8)]).toEqual([403, []]);
    });

    it('that fails later stores the failure message [CR-144.c]', async () => {
      await equifax(22);
      await later();
      const words = 'Invalid or missing identity: PAN or phone is required';
      const read = await loanAsRead(server(), 22, user);
      expect(read['equifaxReport']).toMatchObject({ Error: { ErrorDesc: words } });
      expect((await auditOf(22)).at(-1)).toMatchObject({
        action: 'bureau.failed',
        after: { failure: words },
      });
    });

    it('that is not initiated names whom to contact, and the loan is unchanged [CR-073.b, CR-072.b]', async () => {
      const { status, body } = await equifax(33);
      expect([status, body['data']]).toEqual([
        200,
        { bureauFetchInitiated: false, contactName: 'Risk desk' },
      ]);
      const read = await loanAsRead(server(), 33, user);
      expect([read['equifaxReport'], read['equifaxFetch']]).toEqual([
        undefined,
        expect.objectContaining({ status: null }),
      ]);
    });

    it('from an unreachable bureau is refused with the documented message [CR-074.a]', async () => {
      const { status, body } = await equifax(44);
      expect([status, body]).toEqual([502, refused('Some Error Occured')]);
      expect(await fetchesOf(server(), 44)).toMatchObject([
        { state: 'failed', failure: 'The bureau could not be reached' },
      ]);
    });

    it('of a thin file has no usable score [CR-145.b]', async () => {
      await equifax(66);
      await later();
      const read = await loanAsRead(server(), 66, user);
      expect(read['parsedEquifax']).toMatchObject({ score_usable: false });
      expect(read['equifaxFetch']).toMatchObject({ status: 'fetched', score: null });
    });
  });

  describe('a CIBIL report', () => {
    it('is ordered without a body, and arrives [CR-057.a, CR-060.b]', async () => {
      const { status, body } = await cibilWithoutBody(server(), 4, user);
      expect([status, body['data']]).toEqual([200, initiated]);
      expect((await loanAsRead(server(), 4, user))['apolloCibilReport']).toEqual({ status: 'initiated' });
      await later();
      const read = await loanAsRead(server(), 4, user);
      expect(read['apolloCibilReport']).toMatchObject({ status: 'fetched', provider: 'cibil-sandbox' });
      expect(read['processedCibil']).toMatchObject({ score: expect.any(Number) });
    });

    it('that is pending or present is answered with its status, and not ordered again [CR-056.a, CR-056.b, CR-060.d]', async () => {
      await cibil(5);
      expect((await cibil(5)).body['data']).toEqual(initiated);
      expect(await fetchesOf(server(), 5)).toHaveLength(1);
      const { body } = await cibil(4);
      expect(body['data']).toEqual({ loan: { apolloCibilReport: { status: 'fetched' } } });
      expect(await fetchesOf(server(), 4)).toHaveLength(1);
    });

    it('of a person with a single name asks for the last name, and accepts it [CR-060.c, CR-061.a, CR-061.c]', async () => {
      const { status, body } = await cibil(9);
      expect([status, body]).toEqual([422, refused(messages.bureau.lastNameRequired)]);
      expect((await loanAsRead(server(), 9, user))['apolloCibilReport']).toMatchObject({ status: null });
      // Orders are sorted by time, so two must not share an instant.
      server().clock.pass(1);
      expect((await cibil(9, ' Velankanniar ')).body['data']).toEqual(initiated);
      expect(await fetchesOf(server(), 9)).toMatchObject([{ lastName: 'Velankanniar' }, { state: 'failed' }]);
      expect(await auditOf(9)).toMatchObject([
        { action: 'bureau.cibil', after: { bureau: 'cibil', lastNameGiven: false } },
        { action: 'bureau.failed', after: { failure: messages.bureau.lastNameRequired } },
        { action: 'bureau.cibil', after: { bureau: 'cibil', lastNameGiven: true } },
      ]);
    });

    it.each([[''], ['   ']])('counts the last name %j as none [CR-061.a]', async lastName => {
      expect((await cibil(55, lastName)).body).toEqual(refused(messages.bureau.lastNameRequired));
    });

    it('is refused with the bureau’s first message, and the loan is unchanged [CR-060.e]', async () => {
      const { status, body } = await cibil(33);
      expect([status, body]).toEqual([422, refused('Bureau authentication failed')]);
      expect((await loanAsRead(server(), 33, user))['apolloCibilReport']).toMatchObject({ status: null });
    });

    it('that fails later is no longer pending, and the loan keeps its data [CR-143.a]', async () => {
      await server()
        .db.insert(loanSection)
        .values({ loanId: loanIdOf(22), name: 'apolloCibilReport', body: { note: 'kept', status: null } })
        .onConflictDoUpdate({
          target: [loanSection.loanId, loanSection.name],
          set: { body: { note: 'kept', status: null } },
        });
      await cibil(22);
      await later();
      expect((await loanAsRead(server(), 22, user))['apolloCibilReport']).toEqual({
        note: 'kept',
        status: 'failed',
      });
    });

    it('can be pending at the same time as one from Equifax', async () => {
      await Promise.all([cibil(6), equifax(6)]);
      expect((await fetchesOf(server(), 6)).map(fetch => fetch.bureau).sort()).toEqual(['cibil', 'equifax']);
    });
  });

  it('is refused to a viewer [CR-060.a]', async () => {
    const viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
    const { status } = await server().call(contract.bureau.cibil, { id: loanIdOf(8) }, viewer);
    expect([status, await fetchesOf(server(), 8)]).toEqual([403, []]);
  });

  it.each([
    ['a loan of somebody else', 8, 403, messages.loan.notAssignedToYou],
    ['a loan there is not', 99_999, 404, 'Loan not found'],
  ])('is refused for %s [XR-137.c, XR-137.d]', async (_what, number, status, words) => {
    const answers = [await equifax(number), await cibil(number)];
    expect(answers.map(({ status: given, body }) => [given, body['success'], body['errorMessages']])).toEqual(
      Array(2).fill([status, false, [words]]),
    );
    expect(await fetchesOf(server(), number)).toEqual([]);
  });
});

// Bureaus that query the database while they are called. If a transaction were open around the call, the
// embedded database would deadlock.
const orders: unknown[] = [];
let look = async (): Promise<unknown> => null;
const lookingBureaus: BureausOf = () => {
  const order = async (): Promise<OrderAnswer> => {
    orders.push(await look());
    return { outcome: 'ordered', reference: `order-${orders.length}` };
  };
  const sandbox = sandboxBureaus(0);
  return { equifax: { ...sandbox.equifax, order }, cibil: { ...sandbox.cibil, order } };
};

withServer(
  server => {
    beforeAll(() => storeLoans(server().db, [aLine(1)]));

    const fetches = {
      equifax: (as: Caller, headers: Record<string, string>) =>
        server().call(contract.bureau.fetch, { loanId: loanIdOf(1) }, as, headers),
      cibil: (as: Caller, headers: Record<string, string>) =>
        server().call(contract.bureau.cibil, { id: loanIdOf(1) }, as, headers),
    };

    it.each(['equifax', 'cibil'] as const)(
      '%s is ordered once for a repeated key, outside any transaction [XR-145.c]',
      async bureau => {
        orders.length = 0;
        look = () => fetchesOf(server(), 1);
        const as = await server().signIn('ROLE_CREDIT_USER');
        const send = () => fetches[bureau](as, { 'idempotency-key': `fetch-${bureau}` });
        const first = await send();
        const again = await send();
        expect([first.status, again.body]).toEqual([200, first.body]);
        expect(orders).toEqual([
          expect.arrayContaining([expect.objectContaining({ bureau, state: 'initiated' })]),
        ]);
      },
    );
  },
  {
    contract: { bureau: contract.bureau },
    routes: [
      route(contract.bureau.fetch, fetchEquifaxFrom(lookingBureaus)),
      route(contract.bureau.cibil, fetchCibilFrom(lookingBureaus)),
    ],
  },
);
