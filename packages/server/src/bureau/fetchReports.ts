import type { contract } from '@lending-desk/domain/contract';
import { messages, refusals } from '@lending-desk/domain/errors';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import type { BureauName, OrderAnswer } from '../providers/bureau/bureau';
import { notConfiguredRefusal } from '../providers/configured';
import { beginFetch } from './beginFetch';
import type { BureausOf } from './bureausOf';
import { placeOrder } from './placeOrder';
import { recordOutcome } from './recordOutcome';

interface Asked {
  readonly state: 'onItsWay' | 'there' | OrderAnswer['outcome'];
  /** The first error message of the bureau's refusal. */
  readonly message: string;
}

/** Records the fetch, then places the order. If the bureau refuses at once, the loan is left unchanged.
 *  @throws Refused 502 when the bureau cannot be reached, 503 when none is configured: then nothing is
 *  recorded */
async function ask(
  context: SignedInContext,
  ref: string,
  name: BureauName,
  { bureausOf, lastName }: { readonly bureausOf: BureausOf; readonly lastName: string | null },
): Promise<Asked> {
  const bureau = bureausOf(context)[name];
  if (!bureau) throw notConfiguredRefusal(name);
  const begun = await beginFetch(context, ref, bureau, lastName);
  if (begun.state !== 'begun') return { state: begun.state, message: '' };
  const { fetch } = begun;
  const undo = (message: string) =>
    recordOutcome(context.db, fetch, { state: 'failed', message: message, lasting: false }, context.now);
  const answer = await placeOrder(context.db, bureau, fetch, { now: context.now }).catch(async () => {
    await undo(refusals.bureauUnreachable);
    throw new Refused(502, messages.bureau.requestFailed);
  });
  if (answer.outcome === 'ordered') return { state: 'ordered', message: '' };
  const message = answer.outcome === 'refused' ? answer.errorMessages[0] : refusals.bureauNotBegun;
  await undo(message);
  return { state: answer.outcome, message: message };
}

/** Orders the Equifax report of a loan the user may open (CR-071). */
export const fetchEquifaxFrom =
  (bureausOf: BureausOf): Verb<typeof contract.bureau.fetch> =>
  async (context, input) => {
    const asked = await ask(context, String(input.loanId), 'equifax', {
      bureausOf,
      lastName: null,
    });
    if (asked.state === 'there') throw new Refused(409, refusals.equifaxThere);
    if (asked.state === 'ordered' || asked.state === 'onItsWay') {
      return { data: { bureauFetchInitiated: true } };
    }
    return { data: { bureauFetchInitiated: false, contactName: context.config.bureauContact } };
  };

/** Orders the CIBIL report of a loan the user may open (CR-060).
 *  @throws Refused 422 with the bureau's message, for example 'Last name is required' */
export const fetchCibilFrom =
  (bureausOf: BureausOf): Verb<typeof contract.bureau.cibil> =>
  async (context, input) => {
    const lastName = input.lastName || null;
    const asked = await ask(context, input.id, 'cibil', { bureausOf, lastName });
    if (asked.state === 'refused' || asked.state === 'notInitiated') throw new Refused(422, asked.message);
    const status = asked.state === 'there' ? 'fetched' : 'initiated';
    return { data: { loan: { apolloCibilReport: { status } } } };
  };
