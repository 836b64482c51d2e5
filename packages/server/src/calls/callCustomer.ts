import { type LoanDesk, loanDeskOf } from '@lending-desk/domain/access';
import { callWasQueued, phoneChoices, readReferences } from '@lending-desk/domain/calls';
import type { CallParsed, contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { normalisePhone, readSection } from '@lending-desk/domain/loan';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { noteContact } from '../collections/noteContact';
import { type OutsideVerb, Refused, type SignedInContext } from '../http/verb';
import { enqueue } from '../jobs/enqueue';
import { announce } from '../live/announce';
import { openLoan } from '../loan/openLoan';
import { readSections } from '../loan/sections';
import { timed } from '../providers/askProvider';
import { bounded } from '../providers/bounded';
import { type Asked, countAnswer } from '../providers/countAnswer';
import { notConfiguredRefusal } from '../providers/configured';
import { NotReached } from '../providers/notReached';
import type { DialAnswer, Telephony } from '../providers/telephony/telephony';
import type { TelephonyOf } from '../providers/telephony/telephonyOf';
import { findAgentDetails } from './agentDetails';
import { reconcileCallJob } from './reconcileCall';
import { demandRecoveryCall } from './recoveryCalls';
import { callRecord } from './table';

type Call = typeof contract.calls.call | typeof contract.calls.callFromCollections;
type CallRow = typeof callRecord.$inferSelect;

interface Noted {
  readonly call: CallRow;
  readonly telephony: Telephony;
}

/** The outcome of a requested call, and how the provider behaved. */
type Dialled = (DialAnswer | { readonly status: string; readonly state: 'failed' | 'unknown' }) & {
  readonly asked: Asked;
};

/** How long the provider may take to accept a call. */
const dialLimitMs = 10_000;
/** After this time a call without an outcome will not get one: its server stopped before storing it. */
const lostAfterMs = 30_000;

/** Whether a number is one of the loan's own: the customer's, or that of a reference. */
function isNumberOf(sections: Readonly<Record<string, unknown>>, dialled: string): boolean {
  const personal = readSection(sections, 'personalDetails');
  const choices = phoneChoices(personal.state === 'ready' ? personal.value : null, readReferences(sections));
  const digits = normalisePhone(dialled) ?? dialled;
  return choices.some(({ phone }) => phone === digits);
}

/** Records the requested call before any phone rings. The agent is the one the user has saved, whatever the
 *  request says.
 *  @throws Refused 422 for a number that is not the loan's, and for a user without a saved agent */
async function noteCall(
  context: SignedInContext,
  input: CallParsed<Call>,
  { provider, desk }: { readonly provider: string; readonly desk: LoanDesk },
): Promise<CallRow> {
  const { db } = context;
  const row = await openLoan(db, context, input.loanId, desk);
  const { loanId } = row;
  const sections = await readSections(db, loanId, ['personalDetails', 'referenceNumbers']);
  if (!isNumberOf(sections, input.phoneNumber)) throw new Refused(422, messages.calls.notTheLoansNumber);
  const agent = await findAgentDetails(db, context.viewer.idString);
  if (!agent) throw new Refused(422, messages.calls.fillAgentDetails);
  if (loanDeskOf(desk).features.includes('recoveryCalls')) {
    await demandRecoveryCall(db, context, row);
    await noteContact(db, context, loanId);
  }
  const [noted] = await db
    .insert(callRecord)
    .values({
      loanId,
      staffId: context.viewer.idString,
      staffName: context.viewer.fullName,
      askedAt: context.now,
      phoneNumber: input.phoneNumber,
      agentId: agent.agentId,
      agentUserName: agent.agentUserName,
      campaignName: ('campaignKey' in input && input.campaignKey) || agent.campaignName || null,
      status: 'asked',
      provider,
      desk,
    })
    .returning();
  if (!noted) throw new Error('The call was not written down');
  const { now } = context;
  const runAt = new Date(now.getTime() + lostAfterMs);
  await enqueue(db, reconcileCallJob, { key: noted.id, payload: { callId: noted.id }, runAt, now });
  // The number is in the call's own row, which the audit names.
  await recordAudit(db, context, {
    action: 'calls.call',
    loanId,
    after: { callId: noted.id, agentId: noted.agentId, campaignName: noted.campaignName, provider },
  });
  return noted;
}

/** Dials. Without an answer in time, or with an unreadable one, a phone may be ringing nevertheless. */
async function dial({ telephony, call }: Noted, limitMs: number): Promise<Dialled> {
  const { loanId, phoneNumber, agentId, agentUserName, campaignName, askedAt } = call;
  const request = { loanId, customerNumber: phoneNumber, agentId, agentUserName, campaignName, at: askedAt };
  const { answer, error, asked } = await timed(() =>
    bounded(signal => telephony.dial({ ...request, signal }), limitMs),
  );
  if (answer) return { ...answer, asked };
  if (error instanceof NotReached)
    return { state: 'failed', status: messages.calls.providerNotReached, asked };
  return { state: 'unknown', status: messages.calls.outcomeUnknown, asked };
}

const settled = (dialled: Dialled): Partial<CallRow> =>
  'state' in dialled
    ? { status: dialled.state }
    : {
        status: callWasQueued(dialled.status) ? 'queued' : 'refused',
        providerCallId: dialled.callId,
        providerAnswer: dialled.raw,
      };

/** Has the provider call the customer of a loan the user may open, and answers its status (CR-033). The note
 *  is committed before the phones ring, and no transaction is open meanwhile: one request rings once, whatever
 *  is repeated, and a provider that hangs blocks nobody else. Without a provider nothing is recorded.
 *  @param desk  where the loan is open
 *  @param limitMs  how long the provider may take */
export const callCustomerBy = (
  telephonyOf: TelephonyOf,
  { desk, limitMs = dialLimitMs }: { readonly desk: LoanDesk; readonly limitMs?: number },
): OutsideVerb<Call, Noted, Dialled> => ({
  note: async (context, input) => {
    const telephony = telephonyOf(context);
    if (!telephony) throw notConfiguredRefusal('telephony');
    return { telephony, call: await noteCall(context, input, { provider: telephony.provider, desk }) };
  },
  act: noted => dial(noted, limitMs),
  recordOutcome: async ({ db, now }, { call }, dialled) => {
    await countAnswer(db, { ...dialled.asked, provider: 'telephony', at: now });
    await db.update(callRecord).set(settled(dialled)).where(eq(callRecord.id, call.id));
    await announce(db, call.loanId, 'calls');
    return { data: { status: dialled.status } };
  },
  limitMs,
  unknownOutcome: { data: { status: messages.calls.outcomeUnknown } },
});
