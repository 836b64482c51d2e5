import { type CallInput, contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditRow } from '../audit/table';
import { type Route, routeOutside } from '../http/verb';
import { NotReached } from '../providers/notReached';
import { providerHour } from '../providers/table';
import type { DialAnswer, DialRequest } from '../providers/telephony/telephony';
import { type Caller, withServer, type TestAnswer } from '../testing/harness';
import { aLine, heldBy, idStringOf, loanIdOf, storeLoans } from '../testing/loans';
import { aJobWorker } from '../testing/jobs';
import { callCustomerBy } from './callCustomer';
import { reconcileCall } from './reconcileCall';
import { agentDetails, callRecord } from './table';

type Input = CallInput<typeof contract.calls.call>;

const phone = '9000043214';
const alternate = '9000043215';
const reference = '9000043216';
const elsewhere = '9000043299';

/** A line whose loan has a number of each kind. */
const aLineWithPhones = (number: number, changes: Record<string, unknown> = {}) => {
  const line = aLine(number);
  const personalDetails = {
    ...Object(line['personalDetails']),
    primaryPhoneNumber: phone,
    alternatePhoneNumber: alternate,
  };
  const referenceNumbers = [{ name: 'Suresh', phoneNumbers: [reference] }];
  return { ...line, personalDetails, referenceNumbers, ...changes };
};

withServer(server => {
  let user: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLineWithPhones(1, { underWriter: heldBy('credit.user') }),
      aLineWithPhones(2, { underWriter: heldBy('credit.admin') }),
      ...[3, 4, 5, 6, 7, 8].map(number => aLineWithPhones(number)),
      aLine(9, { personalDetails: { fullName: 'Somebody Else', primaryPhoneNumber: elsewhere } }),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
    await saveAgent();
  });

  const agent = { agentId: '4021', agentUserName: 'lender_demo', campaignName: '' };
  /** What a person calls with: by the dialog, not by the request. */
  const saveAgent = (changes: Partial<typeof agent> = {}, as: Caller = user) =>
    server().call(contract.calls.saveAgentDetails, { ...agent, ...changes }, as);
  const input = (number: number, changes: Partial<Input> = {}): Input => ({
    loanId: loanIdOf(number),
    phoneNumber: phone,
    ozonetelAgentId: '4021',
    ozonetelUserName: 'lender_demo',
    ...changes,
  });
  const call = (sent: Input, as: Caller | null = user, headers: Record<string, string> = {}) =>
    server().call(contract.calls.call, sent, as, headers);
  const rowsOf = (number: number) =>
    server()
      .db.select()
      .from(callRecord)
      .where(eq(callRecord.loanId, loanIdOf(number)));

  it('hands the call to the provider and answers its status [SH-073.d]', async () => {
    const counted = async () => {
      const hours = await server()
        .db.select()
        .from(providerHour)
        .where(eq(providerHour.provider, 'telephony'));
      return hours.reduce((sum, { asked }) => sum + asked, 0);
    };
    const before = await counted();
    const { status, body } = await call(input(1, { campaignKey: 'Credit_Manual' }));
    expect(await counted()).toBe(before + 1);
    expect([status, body]).toEqual([
      200,
      { success: true, errorMessages: [], data: { status: 'queued successfully' } },
    ]);
    expect(await rowsOf(1)).toMatchObject([
      {
        staffId: user.staffId,
        staffName: 'Credit User',
        askedAt: server().clock.now,
        phoneNumber: phone,
        agentId: '4021',
        agentUserName: 'lender_demo',
        campaignName: 'Credit_Manual',
        status: 'queued',
        provider: 'ozonetel-sandbox',
        providerCallId: expect.stringMatching(/^\d{16}$/),
        providerAnswer: { status: 'queued successfully' },
      },
    ]);
  });

  it('does without a campaign, and takes the record’s idString [CR-033.f]', async () => {
    expect((await call(input(3, { loanId: idStringOf(3) }))).status).toBe(200);
    expect(await rowsOf(3)).toMatchObject([{ campaignName: null, status: 'queued' }]);
  });

  it('leaves an audit row without the number, and no number in the log [XR-146.d]', async () => {
    await call(input(6, { campaignKey: 'Credit_Manual' }));
    const audit = await server()
      .db.select()
      .from(auditRow)
      .where(eq(auditRow.loanId, loanIdOf(6)));
    const calls = audit.filter(({ action }) => action === 'calls.call');
    const [placed] = await rowsOf(6);
    expect(calls.map(({ actorName, after }) => [actorName, after])).toEqual([
      [
        'Credit User',
        {
          callId: placed?.id,
          agentId: '4021',
          campaignName: 'Credit_Manual',
          provider: 'ozonetel-sandbox',
        },
      ],
    ]);
    expect(JSON.stringify(calls)).not.toContain(phone);
    expect(server().logLines.join('')).not.toContain(phone);
  });

  it.each([
    ['Agent is not available', { agentId: 'offline' }],
    ['Campaign is invalid', { campaignName: 'bad' }],
    ['Invalid User Details', { agentUserName: 'unknown' }],
  ])(
    'answers the provider’s refusal %s as the status, and keeps it as a call that rang nowhere [CR-033.g, SH-076.a, M46.c]',
    async (words, changes) => {
      await saveAgent(changes);
      const { status, body } = await call(input(4));
      await saveAgent();
      expect([status, body['data']]).toEqual([200, { status: words }]);
      expect(await rowsOf(4)).toContainEqual(
        expect.objectContaining({
          status: 'refused',
          providerCallId: null,
          providerAnswer: { status: words },
        }),
      );
    },
  );

  it('takes the campaign of the request before that of the agent [CR-033.e, CS-026.e]', async () => {
    await saveAgent({ agentId: '4077', agentUserName: 'saved_user', campaignName: 'Saved' });
    const { status } = await call(input(8, { campaignKey: 'Asked' }));
    await saveAgent();
    expect([status, (await rowsOf(8)).map(row => row.campaignName)]).toEqual([200, ['Asked']]);
  });

  it('calls as the agent the person has saved, whatever the request says [SH-073.e]', async () => {
    await saveAgent({ agentId: '4077', agentUserName: 'saved_user', campaignName: 'Saved' });
    const { status } = await call(input(7, { ozonetelAgentId: '9999', ozonetelUserName: 'somebody_else' }));
    await saveAgent();
    expect(status).toBe(200);
    expect(await rowsOf(7)).toMatchObject([
      { agentId: '4077', agentUserName: 'saved_user', campaignName: 'Saved', staffId: user.staffId },
    ]);
  });

  it.each([
    ['the primary number', phone],
    ['the primary number with its country', `+91${phone}`],
    ['the alternate number', alternate],
    ['the number of a reference', reference],
  ])('dials %s, which is the loan’s own [CR-033.c, CO-025.c, SH-073.d]', async (_whose, phoneNumber) => {
    expect((await call(input(8, { phoneNumber }))).status).toBe(200);
    expect(await rowsOf(8)).toContainEqual(expect.objectContaining({ phoneNumber }));
  });

  it('rings once for one Idempotency-Key [XR-146.a]', async () => {
    const headers = { 'idempotency-key': 'one-press-of-the-button' };
    const first = await call(input(5), user, headers);
    const second = await call(input(5), user, headers);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await rowsOf(5)).toHaveLength(1);
  });

  describe('is refused', () => {
    it.each([
      ['a loan of somebody else', 2, {}, 403, messages.loan.notAssignedToYou],
      ['a loan there is not', 99, {}, 404, 'Loan not found'],
      [
        'a number with its label',
        1,
        { phoneNumber: `Primary: ${phone}` },
        400,
        'phoneNumber has digits only, ten to thirteen',
      ],
      ['no number', 1, { phoneNumber: '' }, 400, 'phoneNumber has digits only, ten to thirteen'],
      [
        'a number that is not the loan’s',
        1,
        { phoneNumber: '9811122233' },
        422,
        'This number does not belong to the loan',
      ],
      ['the number of another loan', 1, { phoneNumber: elsewhere }, 422, messages.calls.notTheLoansNumber],
    ])('for %s [SH-073.d]', async (_why, number, changes, status, words) => {
      const before = await rowsOf(number);
      const answer = await call(input(number, changes));
      expect(answer.status).toBe(status);
      expect(String(answer.body['errorMessages'])).toContain(words);
      expect(await rowsOf(number)).toEqual(before);
    });

    it('to who has saved no agent, in words [SH-074.a, SH-074.b]', async () => {
      const admin = await server().signIn('ROLE_CREDIT_ADMIN');
      const before = await rowsOf(1);
      const answer = await call(input(1), admin);
      expect([answer.status, answer.body['errorMessages']]).toEqual([422, [messages.calls.fillAgentDetails]]);
      expect(await rowsOf(1)).toEqual(before);
    });

    it('to a viewer [CR-033.a]', async () => {
      const viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
      const answer = await call(input(1), viewer);
      expect([answer.status, answer.body['errorMessages']]).toEqual([403, [messages.auth.writeRefused]]);
    });
  });
});

/** A provider whose behaviour each test sets, and how often it was asked to dial. */
const provider = {
  dial: (_request: DialRequest): Promise<DialAnswer> => Promise.reject(new Error('not set')),
  dialled: 0,
};
const limitMs = 400;
const overProvider: Route = routeOutside(
  contract.calls.call,
  callCustomerBy(
    () => ({
      provider: 'made-up',
      dial: request => {
        provider.dialled += 1;
        return provider.dial(request);
      },
    }),
    { desk: 'credit', limitMs },
  ),
);
const queued: DialAnswer = { callId: '77', status: 'queued successfully', raw: { ucid: '77' } };
const hangs = () => new Promise<never>(() => {});

withServer(
  server => {
    let number = 0;
    let user: Caller;

    beforeEach(async () => {
      number += 1;
      provider.dialled = 0;
      await storeLoans(server().db, [aLineWithPhones(number)]);
      user = await server().signIn('ROLE_CREDIT_USER');
      const agent = { agentId: '4021', agentUserName: 'lender_demo', campaignName: '' };
      await server()
        .db.insert(agentDetails)
        .values({ staffId: user.staffId, ...agent, updatedAt: server().clock.now })
        .onConflictDoNothing();
    });

    const press = (key?: string) =>
      server().call(
        contract.calls.call,
        {
          loanId: loanIdOf(number),
          phoneNumber: phone,
          ozonetelAgentId: '4021',
          ozonetelUserName: 'lender_demo',
        },
        user,
        // The loan is another one in every test.
        key === undefined ? {} : { 'idempotency-key': `${key}-${number}` },
      );
    const rows = () =>
      server()
        .db.select()
        .from(callRecord)
        .where(eq(callRecord.loanId, loanIdOf(number)));
    const outcome = (answer: TestAnswer) => [answer.status, Object(answer.body['data']).status];

    describe.each([
      ['without a key', undefined],
      ['under a key', 'a-key'],
    ])('%s', (_how, key) => {
      it('has the call written down before a telephone rings, and no transaction open while it does [XR-146.b]', async () => {
        const meanwhile: unknown[] = [];
        provider.dial = async () => {
          // Another connection, or on the embedded database the only one.
          meanwhile.push(await rows());
          return queued;
        };
        expect(outcome(await press(key))).toEqual([200, 'queued successfully']);
        expect(meanwhile).toMatchObject([[{ status: 'asked', providerCallId: null }]]);
        expect(await rows()).toMatchObject([{ status: 'queued', providerCallId: '77' }]);
      });

      it('holds up nobody while the provider hangs, and says in words that the outcome is unknown [CR-033.g, XR-146.b]', async () => {
        provider.dial = hangs;
        const hanging = press(key);
        await expect.poll(() => provider.dialled).toBe(1);
        const other = await Promise.race([rows(), hanging.then(() => 'the call came first')]);
        expect(other).toMatchObject([{ status: 'asked' }]);
        expect(outcome(await hanging)).toEqual([200, messages.calls.outcomeUnknown]);
        expect(await rows()).toMatchObject([{ status: 'unknown', providerCallId: null }]);
      });

      it('says that nobody was called when the provider was not reached, and keeps the note [CR-033.g]', async () => {
        provider.dial = () => Promise.reject(new NotReached());
        expect(outcome(await press(key))).toEqual([200, messages.calls.providerNotReached]);
        expect(await rows()).toMatchObject([{ status: 'failed', providerAnswer: null }]);
        expect(server().logLines.join('')).not.toContain(phone);
      });
    });

    it('rings once when the transaction is repeated [XR-146.a]', async () => {
      provider.dial = async () => queued;
      const { db } = server();
      const whole = db.transaction.bind(db);
      let attempts = 0;
      // Every transaction is asked for again once, after its work and before its commit.
      const again = vi.spyOn(db, 'transaction').mockImplementation((work, ...options) =>
        whole(
          async tx => {
            const done = await work(tx);
            attempts += 1;
            if (attempts % 2 === 1) throw Object.assign(new Error('again'), { code: '40001' });
            return done;
          },
          ...options,
        ),
      );
      expect(outcome(await press('repeated'))).toEqual([200, 'queued successfully']);
      again.mockRestore();
      expect([attempts, provider.dialled]).toEqual([4, 1]);
      expect(await rows()).toHaveLength(1);
    });

    it('rings once for a key sent while the first is under way, and gives the repeat the same answer [XR-146.a]', async () => {
      let answer = (_with: DialAnswer): void => {};
      const ringing = new Promise<DialAnswer>(done => {
        answer = done;
      });
      provider.dial = () => ringing;
      const presses = [press('twice'), press('twice'), press('twice')];
      await expect.poll(() => provider.dialled).toBe(1);
      answer(queued);
      const answers = await Promise.all(presses);
      expect(answers.map(outcome)).toEqual(answers.map(() => [200, 'queued successfully']));
      expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(2);
      expect([provider.dialled, await rows()]).toMatchObject([1, [{ status: 'queued' }]]);
    });

    it('does not ring again after the server ended before it settled: the outcome is unknown [XR-146.a, XR-146.b]', async () => {
      provider.dial = async () => queued;
      const { db } = server();
      const whole = db.transaction.bind(db);
      const ends = vi
        .spyOn(db, 'transaction')
        .mockImplementation((...work) =>
          provider.dialled === 0 ? whole(...work) : Promise.reject(new Error('the server ended')),
        );
      expect((await press('ended')).status).toBe(500);
      ends.mockRestore();
      const repeat = await press('ended');
      expect(outcome(repeat)).toEqual([200, messages.calls.outcomeUnknown]);
      expect(repeat.headers.get('idempotency-replayed')).toBe('true');
      expect([provider.dialled, await rows()]).toMatchObject([1, [{ status: 'asked' }]]);

      // Half a minute later the job settles it, without dialling; a call that has an outcome keeps it.
      const worker = aJobWorker(server(), [reconcileCall]);
      await worker.tick();
      expect(await rows()).toMatchObject([{ status: 'asked' }]);
      server().clock.pass(29_999);
      await worker.tick();
      expect(await rows()).toMatchObject([{ status: 'asked' }]);
      server().clock.pass(1);
      await worker.tick();
      expect([provider.dialled, await rows()]).toMatchObject([1, [{ status: 'unknown' }]]);
      const outcomes = await server().db.select({ status: callRecord.status }).from(callRecord);
      expect(new Set(outcomes.map(({ status }) => status))).toContain('queued');
    });
  },
  { contract: { calls: { call: contract.calls.call } }, routes: [overProvider] },
);
