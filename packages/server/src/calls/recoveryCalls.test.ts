import { recoveryCallMessages } from '@lending-desk/domain/calls';
import { contract } from '@lending-desk/domain/contract';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@lending-desk/domain/access';
import { loanAccount } from '../ledger/table';
import { storeSampleAccount } from '../testing/accounts';
import { type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { callRecord } from './table';

const phone = '9000043214';
const { hours, attempts } = recoveryCallMessages;
const [one, other, another, raced] = [1, 2, 3, 4];

/** A disbursed loan of a customer. */
const aLoanOf = (number: number, customer: string | null) =>
  aLine(number, {
    userIdString: customer,
    underWriter: heldBy('credit.user'),
    loanDetails: { approvalStatus: 'DISBURSED' },
    personalDetails: { fullName: 'Kavya Rao', primaryPhoneNumber: phone },
  });

withServer(server => {
  const [agent, admin] = ['ROLE_COLLECTIONS_AGENT', 'ROLE_COLLECTIONS_ADMIN'] as const;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLoanOf(one, 'usr-1'),
      aLoanOf(other, 'usr-1'),
      aLoanOf(another, 'usr-2'),
      aLoanOf(raced, 'usr-3'),
    ]);
    for (const role of [agent, admin]) await saveAgent(await server().signIn(role));
  });
  beforeEach(async () => {
    server().clock.now = new Date('2026-11-21T06:30:00.000Z');
    await server().db.delete(callRecord);
  });

  const saveAgent = (caller: Caller) =>
    server().call(
      contract.calls.saveAgentDetails,
      { agentId: '4021', agentUserName: 'lender_demo', campaignName: 'Dues' },
      caller,
    );
  // Signed in anew each time: the clock goes to and fro.
  const call = async (number: number, as: Role = agent) =>
    server().call(
      contract.calls.callFromCollections,
      {
        loanId: loanIdOf(number),
        phoneNumber: phone,
        ozonetelAgentId: '4021',
        ozonetelUserName: 'lender_demo',
      },
      await server().signIn(as),
    );
  const rows = (...numbers: number[]) =>
    server()
      .db.select()
      .from(callRecord)
      .where(inArray(callRecord.loanId, numbers.map(loanIdOf)));
  /** The wall clock of India. */
  const at = (time: string) => {
    server().clock.now = new Date(`2026-11-21T${time}+05:30`);
  };

  it('places the call and remembers that collections did [CO-025.g]', async () => {
    await storeSampleAccount(server(), loanIdOf(one));
    const { status, body } = await call(one);
    const [account] = await server()
      .db.select()
      .from(loanAccount)
      .where(eq(loanAccount.loanId, loanIdOf(one)));
    const { staffId } = await server().signIn(agent);
    expect(account).toMatchObject({ contactedOn: '2026-11-21', contactedBy: staffId });
    expect([status, Object(body['data']).status]).toEqual([200, 'queued successfully']);
    expect(await rows(one)).toMatchObject([{ desk: 'collections', status: 'queued' }]);
  });

  it.each([
    ['07:59:59', 422],
    ['08:00:00', 200],
    ['18:59:59', 200],
    ['19:00:00', 422],
  ])('at %s answers %i [M46.a, M46.b, M46.d, M46.e]', async (time, expected) => {
    at(time);
    const { status, body } = await call(one);
    expect([status, body['errorMessages']]).toEqual([expected, expected === 200 ? [] : [hours]]);
    expect(await rows(one)).toHaveLength(expected === 200 ? 1 : 0);
  });

  it('is refused to a viewer [CO-025.a]', async () => {
    const answer = await call(one, 'ROLE_CUSTOMER_SERVICE_VIEW');
    expect([answer.status, await rows(one)]).toEqual([403, []]);
  });

  it('limits collections only: support and credit call at eight in the evening [M46.f, CS-026.f, CS-026.g]', async () => {
    at('20:00:00');
    const support = await server().signIn('ROLE_CUSTOMER_SERVICE');
    await saveAgent(support);
    const sent = {
      loanId: loanIdOf(one),
      phoneNumber: phone,
      ozonetelAgentId: '4021',
      ozonetelUserName: 'lender_demo',
    };
    const { status, body } = await server().call(contract.calls.callFromSupport, sent, support);
    expect([status, body['data']]).toEqual([200, { status: 'queued successfully' }]);
    // Without a campaign in the request it is that of the agent.
    expect(await rows(one)).toMatchObject([{ desk: 'customerSupport', campaignName: 'Dues' }]);
    const credit = await server().signIn('ROLE_CREDIT_USER');
    await saveAgent(credit);
    expect((await server().call(contract.calls.call, sent, credit)).status).toBe(200);
    expect((await rows(one)).map(({ desk }) => desk).toSorted()).toEqual(['credit', 'customerSupport']);
  });

  describe('the attempts of a day', () => {
    it('are three, over all loans of the customer and all agents [M46.c, M46.d]', async () => {
      expect([(await call(one)).status, (await call(other, admin)).status, (await call(one)).status]).toEqual(
        [200, 200, 200],
      );
      const { status, body } = await call(other);
      expect([status, body['errorMessages']]).toEqual([422, [attempts(3)]]);
      expect(await rows(one, other)).toHaveLength(3);
      expect((await call(another)).status).toBe(200);
    });

    it('begin anew at midnight in India [M46.c]', async () => {
      at('18:00:00');
      for (const _ of [1, 2, 3]) await call(one);
      expect((await call(one)).status).toBe(422);
      server().clock.now = new Date('2026-11-22T08:00:00+05:30');
      expect((await call(one)).status).toBe(200);
    });

    it('do not count a call that rang nowhere, nor one of another desk [M46.c]', async () => {
      for (const _ of [1, 2, 3]) await call(one);
      const [first, second, third] = await rows(one);
      const change = (id: string | undefined, set: object) =>
        server()
          .db.update(callRecord)
          .set(set)
          .where(eq(callRecord.id, id ?? ''));
      // Whether it rang is not known.
      await change(first?.id, { status: 'unknown' });
      expect((await call(one)).status).toBe(422);
      await change(first?.id, { status: 'failed' });
      expect((await call(one)).status).toBe(200);
      await change(third?.id, { status: 'refused' });
      expect((await call(one)).status).toBe(200);
      await change(second?.id, { desk: 'customerSupport' });
      expect((await call(one)).status).toBe(200);
      expect((await call(one)).status).toBe(422);
    });

    it('are kept when six call at once [M46.c]', async () => {
      const all = await Promise.all([agent, admin, agent, admin, agent, admin].map(as => call(raced, as)));
      expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422, 422]);
      expect(await rows(raced)).toHaveLength(3);
    });

    it('are told with the loan [M46.c]', async () => {
      await call(one);
      await call(other);
      const { body } = await server().call(
        contract.collections.read,
        { loanId: loanIdOf(one) },
        await server().signIn(agent),
      );
      expect(Object(body['data']).callsToday).toEqual({ placed: 2, allowed: 3, from: 480, until: 1140 });
    });
  });
});
