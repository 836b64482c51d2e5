import { type CallInput, contract, messages } from '@lending-desk/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { route, type Route } from '../http/verb';
import { type Caller, eachEngine, requestOf } from '../testing/harness';
import { aLine, heldBy, idStringOf, loanIdOf, storeLoans } from '../testing/loans';
import { callCustomerBy } from './callCustomer';
import { callRecord } from './table';

type Input = CallInput<typeof contract.calls.call>;

const phone = '9000043214';

eachEngine(server => {
  let user: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(1, { underWriter: heldBy('credit.user') }),
      aLine(2, { underWriter: heldBy('credit.admin') }),
      aLine(3),
      aLine(4),
      aLine(5),
      aLine(6),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
  });

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

  it('hands the call to the provider and answers its status [CR-033, SH-073]', async () => {
    const { status, body } = await call(input(1, { campaignKey: 'Credit_Manual' }));
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

  it('does without a campaign, and takes the record’s idString [CR-033]', async () => {
    expect((await call(input(3, { loanId: idStringOf(3) }))).status).toBe(200);
    expect(await rowsOf(3)).toMatchObject([{ campaignName: null, status: 'queued' }]);
  });

  it('leaves an audit row without the number, and no number in the log', async () => {
    await call(input(6));
    const audit = await server()
      .db.select()
      .from(auditRow)
      .where(eq(auditRow.loanId, loanIdOf(6)));
    const calls = audit.filter(({ action }) => action === 'calls.call');
    expect(calls).toMatchObject([{ actorName: 'Credit User', after: { agentId: '4021' } }]);
    expect(JSON.stringify(calls)).not.toContain(phone);
    expect(server().logLines.join('')).not.toContain(phone);
  });

  it.each([
    ['Agent is not available', { ozonetelAgentId: 'offline' }],
    ['Campaign is invalid', { campaignKey: 'bad' }],
    ['Invalid User Details', { ozonetelUserName: 'unknown' }],
  ])('answers the provider’s refusal %s as the status [CR-033, SH-076]', async (words, changes) => {
    const { status, body } = await call(input(4, changes));
    expect([status, body['data']]).toEqual([200, { status: words }]);
    expect(await rowsOf(4)).toContainEqual(
      expect.objectContaining({ status: 'refused', providerCallId: null, providerAnswer: { status: words } }),
    );
  });

  it('rings once for one Idempotency-Key', async () => {
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
      ['no agent', 1, { ozonetelAgentId: ' ' }, 400, messages.calls.agentIdRequired],
      ['no user name', 1, { ozonetelUserName: '' }, 400, messages.calls.agentUserNameRequired],
    ])('for %s', async (_why, number, changes, status, words) => {
      const before = await rowsOf(number);
      const answer = await call(input(number, changes));
      expect(answer.status).toBe(status);
      expect(String(answer.body['errorMessages'])).toContain(words);
      expect(await rowsOf(number)).toEqual(before);
    });

    it('to a viewer', async () => {
      const viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
      const answer = await call(input(1), viewer);
      expect([answer.status, answer.body['errorMessages']]).toEqual([403, [messages.auth.writeRefused]]);
    });
  });
});

// The same call over a provider that cannot be reached.
const outage: Route = route(
  contract.calls.call,
  callCustomerBy({ provider: 'down', dial: () => Promise.reject(new Error('no route to host')) }),
);

eachEngine(
  server => {
    it('keeps the note of a call whose provider cannot be reached', async () => {
      await storeLoans(server().db, [aLine(1)]);
      const caller = await server().signIn('ROLE_CREDIT_USER');
      const { path, init } = requestOf(
        contract.calls.call,
        { loanId: loanIdOf(1), phoneNumber: phone, ozonetelAgentId: '4021', ozonetelUserName: 'lender_demo' },
        { authorization: `Bearer ${caller.token}` },
      );
      const answer = await server().send(path, init);
      expect([answer.status, answer.body]).toEqual([
        500,
        { success: false, errorMessages: [messages.calls.failed] },
      ]);
      const rows = await server().db.select().from(callRecord);
      expect(rows).toMatchObject([{ status: 'queued', providerCallId: null, providerAnswer: null }]);
      expect(server().logLines.join('')).not.toContain(phone);
    });
  },
  { contract: { calls: { call: contract.calls.call } }, routes: [outage] },
);
