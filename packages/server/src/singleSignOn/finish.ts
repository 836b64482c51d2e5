import type { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { verdictBySchema } from '@lending-desk/domain/form';
import { signUpSchema } from '@lending-desk/domain/signin';
import { singleSignOnMessages } from '@lending-desk/domain/singleSignOn';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { viewerOf } from '../http/identity';
import { networkOf } from '../http/remoteAddress';
import { type CallContext, Refused, type Verb } from '../http/verb';
import { signAccessToken } from '../signin/accessToken';
import { recordRefusal } from '../signin/recordRefusal';
import { type Counted, recordAttempt, removeAttempt } from '../signin/throttle';
import { arrive, type Arrival, type ArrivalOutcome } from './arrive';
import { demandSettings } from './begin';
import { bindingOf, isFlow, spendFlow } from './flow';
import { claimsOf } from './provider';
import type { SingleSignOnSettings } from './settings';

/** Signs in with what the provider answered. A flow is used up before the provider is asked, so neither it nor the
 *  answer works a second time, whatever comes of the first.
 *  @throws Refused 404 when it is not configured, 401 for an answer that does not hold or an account that is not
 *    active, 403 for somebody without the required claim, or who comes for the first time with an address that is not
 *    verified or not of the organisation, 429, 502 */
export const finish: Verb<typeof contract.singleSignOn.finish> = async (context, { flow, answer }) => {
  const { db, config, now } = context;
  const settings = demandSettings(config);
  const counted: Counted[] = [
    { limit: 'sign-in: single sign-on at a network', of: networkOf(context.remoteAddress) },
  ];
  await recordAttempt(context, counted);
  if (!isFlow(flow, config.signingSecret, now) || !(await spendFlow(db, flow, now))) {
    await recordRefusal(db, context, { ...nobody, reason: 'flow' });
    throw new Refused(401, singleSignOnMessages.over);
  }
  const claims = await claimsOf(settings, answer, bindingOf(flow, config.signingSecret));
  if (!claims) {
    await recordRefusal(db, context, { ...nobody, reason: 'answer' });
    throw new Refused(401, singleSignOnMessages.refused(settings.name));
  }
  if (!claims.hasRequired) {
    await recordRefusal(db, context, { ...nobody, reason: 'claim' });
    throw new Refused(403, singleSignOnMessages.notOfOrganisation(settings.name));
  }
  const outcome = await enter(context, claims, settings, counted);
  if (outcome.state === 'signedUp') return { data: { waits: true } };
  const { person, sessionId, refreshToken } = outcome;
  const viewer = viewerOf(person);
  const token = await signAccessToken({ staffId: person.id, sessionId }, config.signingSecret, now);
  return { data: { user: { ...viewer, roles: [...viewer.roles] }, token, refreshToken } };
};

const nobody = { action: 'signin.refused', email: null, accountId: undefined } as const;

/** What is said to somebody whose account is refused. */
const refusedWords = {
  pending: messages.auth.awaitingApproval,
  disabled: singleSignOnMessages.disabled,
  another: singleSignOnMessages.ofAnother,
} as const;

/** Lets a person in, or signs them up.
 *  @param counted  attempts that count no longer once it is known who came
 *  @throws Refused as `finish` */
export async function enter(
  context: CallContext,
  claims: Arrival,
  settings: SingleSignOnSettings,
  counted: readonly Counted[] = [],
): Promise<Exclude<ArrivalOutcome, { state: 'refused' }>> {
  const fault = addressFault(claims.email, context.config.orgEmailDomain, settings);
  const email = fault === undefined ? claims.email : null;
  const outcome = await inTransaction(context.db, async tx => {
    const arrived = await arrive(tx, context, { ...claims, email }, settings);
    if (arrived.state === 'refused') {
      const { reason, accountId } = arrived;
      await recordRefusal(tx, context, { action: 'signin.refused', reason, email, accountId });
    } else {
      await removeAttempt(tx, context, counted);
    }
    return arrived;
  });
  if (outcome.state !== 'refused') return outcome;
  if (outcome.reason === 'address') throw new Refused(403, fault ?? '');
  throw new Refused(401, refusedWords[outcome.reason]);
}

/** Why an address neither finds nor makes an account: the rule of a sign-up with a password, and the provider must have
 *  verified it. */
function addressFault(
  email: string | null,
  domain: string,
  { name }: SingleSignOnSettings,
): string | undefined {
  if (email === null) return singleSignOnMessages.emailUnverified(name);
  const verdict = verdictBySchema(v.object({ email: signUpSchema(domain).entries.email }), { email });
  return verdict.ok ? undefined : verdict.faults.email;
}
