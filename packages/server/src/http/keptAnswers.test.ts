import { type CallDeclaration, contract } from '@lending-desk/domain/contract';
import { pdAnswers } from '@lending-desk/domain/pd';
import { aPdDraft } from '@lending-desk/domain/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedConfiguration } from '../decision/configuration';
import { signAccessToken } from '../signin/accessToken';
import { type Caller, eachEngine } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { idempotency } from './idempotencyTable';

const phone = '9000043214';
const marker = `Marked-${phone}`;
const agent = { agentId: '4021', agentUserName: 'lender_demo' };
const loanId = loanIdOf(1);
const hold = { caseStatus: 'HOLD', requiredActions: ['PAN unreadable'], holdCategory: 'CDL' };

/** What to send to each call that accepts an Idempotency-Key: customer data wherever there is room. */
const sent: Readonly<Record<string, readonly (readonly [what: string, input: object, status: number])[]>> = {
  'comments.save': [['a comment', { id: loanId, comment: `${marker} was not at home` }, 200]],
  'calls.call': [
    [
      'a number',
      { loanId, phoneNumber: phone, ozonetelAgentId: agent.agentId, ozonetelUserName: agent.agentUserName },
      200,
    ],
  ],
  'pd.save': [['feedback', { loanId, ...pdAnswers(aPdDraft()) }, 200]],
  'tags.add': [['a tag', { creditTags: [marker] }, 200]],
  'decision.process': [
    ['a refusal with the loan as it stands', { loanId, ...hold, version: 99 }, 409],
    ['a decision', { loanId, ...hold, version: 1 }, 200],
  ],
};

// The row has a date of its own, at the same moment.
const dated = /^\d{4}-\d\d-\d\dT/;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

eachEngine(server => {
  let admin: Caller;

  beforeAll(async () => {
    await seedConfiguration(server().db, server().clock.now);
    const personalDetails = { fullName: 'Kavya Marked', primaryPhoneNumber: phone };
    await storeLoans(server().db, [aLine(1, { personalDetails, underWriter: heldBy('credit.admin') })]);
    admin = await server().signIn('ROLE_CREDIT_ADMIN');
    await server().call(contract.calls.saveAgentDetails, { ...agent, campaignName: '' }, admin);
  });

  const keyed: CallDeclaration[] = Object.values(contract)
    .flatMap(word => Object.values<CallDeclaration>(word))
    .filter(call => call.repeat === 'key');

  it('covers every call that accepts an Idempotency-Key', () => {
    expect(Object.keys(sent).sort()).toEqual(keyed.map(({ name }) => name).sort());
  });

  describe.each(keyed.map(call => [call.name, call] as const))('what is stored of %s', (name, call) => {
    it.each(sent[name] ?? [])(
      'is not readable, and the repeat is the same: %s',
      async (what, input, status) => {
        const send = () =>
          server().call(call, { ...input }, admin, {
            'idempotency-key': `${name}/${what.replaceAll(' ', '-')}`,
          });
        const first = await send();
        expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([status, null]);
        const again = await send();
        expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([status, 'true']);
        expect(again.text).toBe(first.text);
        const kept = JSON.stringify(await server().db.select().from(idempotency));
        const sensitive = textsOf([input, first.body['data'], first.body['errorMessages']]).filter(
          text => text.length >= 6 && text !== admin.staffId && !dated.test(text),
        );
        expect(sensitive.filter(text => kept.includes(text))).toEqual([]);
        expect(kept).not.toContain(marker);
      },
    );
  });

  it('opens after the secret was changed, but not without the previous one', async () => {
    const input = { creditTags: ['before the change'] };
    const key = { 'idempotency-key': 'rotated' };
    await server().call(contract.tags.add, input, admin, key);
    const fresh = { signingSecret: 'the secret that came after it, longer than thirty-two characters' };
    const { signingSecret } = server().config;
    const other = await signAccessToken(admin, fresh.signingSecret, server().clock.now);
    const again = (previousSecrets: string[]) =>
      server()
        .withConfig({ ...fresh, previousSecrets })
        .request(contract.tags.add.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${other}`, ...key },
          body: JSON.stringify(input),
        });
    const known = await again([signingSecret]);
    expect([known.status, known.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    // An effect must not happen twice for a key whose first answer is lost.
    expect((await again([])).status).toBe(422);
  });
});
