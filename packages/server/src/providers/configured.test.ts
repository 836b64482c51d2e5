import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { auditRow } from '../audit/table';
import { bureausOf } from '../bureau/bureausOf';
import { followFetchJob } from '../bureau/followFetch';
import { bureauFetch } from '../bureau/table';
import { callRecord } from '../calls/table';
import { idempotency } from '../http/idempotencyTable';
import { demoPassword } from '../signin/demoAccounts';
import { hashPassword } from '../signin/password';
import { staff } from '../signin/table';
import { aWorker, fetchesOf, loanAsRead } from '../testing/bureau';
import { type Caller, withServer } from '../testing/harness';
import { enqueueDue } from '../testing/jobs';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { testSandbox } from '../testing/sandbox';
import { askProvider } from './askProvider';
import { NoAnswerInTime } from './bounded';
import { providersInUse } from './configured';
import { NotReached } from './notReached';
import { providerHour } from './table';

// The folder of a former demonstration: its accounts and its loans still exist.
withServer(
  server => {
    let user: Caller;

    beforeAll(async () => {
      await storeLoans(server().db, [aLine(1), aLine(2)]);
      user = await server().signIn('ROLE_CREDIT_USER');
      const agent = { agentId: '4021', agentUserName: 'lender_demo', campaignName: '' };
      await server().call(contract.calls.saveAgentDetails, agent, user);
    });

    describe('a provider that is not configured', () => {
      it.each([
        [
          'Ozonetel',
          (key: Record<string, string>) =>
            server().call(contract.calls.call, { loanId: loanIdOf(1), phoneNumber: '9000043214' }, user, key),
        ],
        [
          'Equifax',
          (key: Record<string, string>) =>
            server().call(contract.bureau.fetch, { loanId: loanIdOf(1) }, user, key),
        ],
        [
          'CIBIL',
          (key: Record<string, string>) =>
            server().call(contract.bureau.cibil, { id: loanIdOf(1) }, user, key),
        ],
      ])('%s says so, and nothing is stored [XR-145.e]', async (name, send) => {
        const before = await loanAsRead(server(), 1, user);
        for (const key of [{}, { 'idempotency-key': name }]) {
          const { status, body } = await send(key);
          expect([status, body]).toEqual([
            503,
            { success: false, errorMessages: [`${name} is not configured`] },
          ]);
        }
        expect(await server().db.$count(callRecord)).toBe(0);
        expect(await server().db.$count(bureauFetch)).toBe(0);
        expect(await server().db.$count(idempotency)).toBe(0);
        expect(await loanAsRead(server(), 1, user)).toEqual(before);
        const written = await server()
          .db.select({ action: auditRow.action })
          .from(auditRow)
          .where(eq(auditRow.loanId, loanIdOf(1)));
        expect(new Set(written.map(({ action }) => action))).toEqual(new Set(['loan.import', 'loan.read']));
      });

      it('stores no report into a loan whose order the sandbox had accepted [XR-145.e]', async () => {
        const [fetch] = await server()
          .db.insert(bureauFetch)
          .values({
            loanId: loanIdOf(2),
            bureau: 'equifax',
            provider: 'equifax-sandbox',
            state: 'initiated',
            requestedBy: user.staffId,
            requestedAt: server().clock.now,
            providerReference: `SBX-${loanIdOf(2)}-0`,
          })
          .returning();
        const fetchId = fetch?.id ?? '';
        await enqueueDue(server(), followFetchJob, fetchId, { fetchId });
        const worker = aWorker(server(), bureausOf({ config: server().config, sandbox: null }));
        await worker.tick();
        expect(await fetchesOf(server(), 2)).toMatchObject([{ state: 'failed' }]);
        const read = await loanAsRead(server(), 2, user);
        expect([read['equifaxReport'], read['processedEquifax']]).toEqual([undefined, undefined]);
        expect(read['equifaxFetch']).toMatchObject({ status: null });
      });
    });

    describe('the providers in use', () => {
      const bureaus = { equifax: null, cibil: null };

      it('are the accounts, otherwise those of the sandbox, otherwise none', () => {
        const { config } = server();
        const none = { ...bureaus, telephony: null, paymentLinks: null, mandates: null };
        expect(providersInUse({ config, sandbox: null })).toEqual(none);
        const demonstration = providersInUse({ config, sandbox: testSandbox });
        expect(demonstration).toEqual({
          telephony: 'ozonetel-sandbox',
          equifax: 'equifax-sandbox',
          cibil: 'cibil-sandbox',
          paymentLinks: 'razorpay-sandbox',
          mandates: 'cashfree-sandbox',
        });
        const accounts = {
          ...config,
          ...{ ozonetelUrl: 'https://telephony.example', telephonyKey: 'key' },
          razorpay: { ...config.razorpay, account: { keyId: 'rzp_1', keySecret: 'secret' } },
          cashfree: {
            ...config.cashfree,
            account: { url: 'https://mandates.example', clientId: 'client', clientSecret: 'secret' },
          },
        };
        const own = { telephony: 'ozonetel', paymentLinks: 'razorpay', mandates: 'cashfree' };
        expect(providersInUse({ config: accounts, sandbox: testSandbox })).toEqual({
          ...demonstration,
          ...own,
        });
      });
    });

    describe('a provider that is asked', () => {
      const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      const counted = () =>
        server()
          .db.select({
            asked: providerHour.asked,
            failed: providerHour.failed,
            fault: providerHour.lastFault,
            tookMs: providerHour.lastTookMs,
          })
          .from(providerHour);
      const asking = (ask: () => Promise<string>, ends: AbortSignal | null = null) =>
        askProvider(server().db, 'cibil', ask, { now: server().clock.now, ms: 50, ends });

      it('is counted with why it did not answer and how long it took [XR-028.d]', async () => {
        vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1041.6);
        expect(await asking(async () => '')).toBe('');
        expect(await counted()).toEqual([{ asked: 1, failed: 0, fault: null, tookMs: 42 }]);
        const faults = [
          ['notReached', refused],
          ['notReached', new NotReached()],
          ['unusable', new Error('no JSON')],
        ] as const;
        for (const [fault, error] of faults) {
          await expect(asking(() => Promise.reject(error))).rejects.toBe(error);
          expect(await counted()).toMatchObject([{ fault }]);
        }
        await expect(asking(() => new Promise(() => {}))).rejects.toThrow(NoAnswerInTime);
        expect(await counted()).toMatchObject([{ asked: 5, failed: 4, fault: 'late' }]);
      });

      it('is not counted where this server stops meanwhile [XR-028.d]', async () => {
        const before = await counted();
        const ends = new AbortController();
        const stopped = asking(() => {
          ends.abort();
          return Promise.reject(refused);
        }, ends.signal);
        await expect(stopped).rejects.toBe(refused);
        expect(await counted()).toEqual(before);
      });
    });

    describe('the accounts of the demonstration', () => {
      const signIn = (email: string, password: string) =>
        server().call(contract.signin.login, { email, password }, null);

      it('are refused like unknown ones', async () => {
        const [known, unknown] = [
          await signIn('super@lender.example', demoPassword),
          await signIn('nobody@lender.example', demoPassword),
        ];
        expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
        expect(known.status).toBe(401);
      });

      it('sign in again after they got a password of their own', async () => {
        const email = 'vas@lender.example';
        await server()
          .db.update(staff)
          .set({ passwordHash: await hashPassword('a word of their own') })
          .where(eq(staff.email, email));
        expect((await signIn(email, 'a word of their own')).status).toBe(200);
      });
    });
  },
  { config: { demo: false, telephonyKey: null } },
);
