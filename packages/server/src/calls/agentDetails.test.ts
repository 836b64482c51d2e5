import { type CallInput, contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, withServer } from '../testing/harness';

type Details = CallInput<typeof contract.calls.saveAgentDetails>;

withServer(server => {
  let user: Caller;
  let collector: Caller;

  beforeAll(async () => {
    user = await server().signIn('ROLE_CREDIT_USER');
    collector = await server().signIn('ROLE_COLLECTIONS_AGENT');
  });

  const read = async (as: Caller) => (await server().call(contract.calls.agentDetails, {}, as)).body['data'];
  const save = (details: Details, as: Caller) => server().call(contract.calls.saveAgentDetails, details, as);

  const first = { agentId: '4021', agentUserName: 'lender_demo', campaignName: 'Credit_Manual' };
  const second = { agentId: '4022', agentUserName: 'lender_demo', campaignName: '' };

  it('are nothing before the first save', async () => {
    expect(await read(user)).toEqual({ agentDetails: null });
  });

  it('are kept for the person who saved them, and for nobody else [SH-071.a]', async () => {
    const saved = await save({ ...first, agentId: ' 4021 ' }, user);
    expect([saved.status, saved.body['data']]).toEqual([200, { agentDetails: first }]);
    expect(await read(user)).toEqual({ agentDetails: first });
    expect(await read(collector)).toEqual({ agentDetails: null });
  });

  it('are replaced by the next save, which may leave out the campaign [SH-070.f, SH-071.a]', async () => {
    await save({ agentId: '4022', agentUserName: 'lender_demo' }, user);
    expect(await read(user)).toEqual({ agentDetails: second });
    const audit = await server().db.select().from(auditRow).where(eq(auditRow.actorId, user.staffId));
    expect(audit).toMatchObject([
      { action: 'calls.saveAgentDetails', before: null, after: first },
      { action: 'calls.saveAgentDetails', before: first, after: second },
    ]);
  });

  describe('are refused', () => {
    it.each([
      [{ ...first, agentId: '  ' }, messages.calls.agentIdRequired],
      [{ ...first, agentUserName: '' }, messages.calls.agentUserNameRequired],
    ])('as %j', async (details, words) => {
      const answer = await save(details, collector);
      expect([answer.status, answer.body['errorMessages']]).toEqual([400, [words]]);
      expect(await read(collector)).toEqual({ agentDetails: null });
    });
  });
});
