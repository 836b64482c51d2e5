import { dayMs } from '@lending-desk/domain/calendar';
import { collectionsMessages } from '@lending-desk/domain/collections';
import type { contract } from '@lending-desk/domain/contract';
import { normalisePhone } from '@lending-desk/domain/loan';
import { fieldsOf, textAt } from '@lending-desk/domain/loose';
import { type Paise, paiseToRupees, rupees, zeroPaise } from '@lending-desk/domain/money';
import {
  leastFirstPart,
  leastLink,
  linkDays,
  partialFrom,
  paymentLinkMessages,
} from '@lending-desk/domain/paymentLinks';
import { repaymentFigures } from '@lending-desk/domain/repayment';
import { recordAudit } from '../audit/record';
import { todayOf } from '../calendar/todayOf';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { type OutsideVerb, Refused, type SignedInContext } from '../http/verb';
import { enqueue } from '../jobs/enqueue';
import { lockAccount } from '../ledger/bookEvent';
import { announce } from '../live/announce';
import { openLoan } from '../loan/openLoan';
import { readSections } from '../loan/sections';
import { timed } from '../providers/askProvider';
import { bounded } from '../providers/bounded';
import { notConfiguredRefusal } from '../providers/configured';
import { type Asked, countAnswer } from '../providers/countAnswer';
import { NotReached } from '../providers/notReached';
import type { LinkRequest, MadeLink, PaymentLinks } from '../providers/paymentLinks/paymentLinks';
import type { PaymentLinksOf } from '../providers/paymentLinks/paymentLinksOf';
import { askAgainAt, followLinkJob } from './followLink';
import { type LinkRow, linksOf, openLinksOf } from './linkRows';
import { putOutcome } from './putOutcome';
import { paymentLink } from './table';

type Call = typeof contract.paymentLinks.create;

interface Noted {
  readonly link: LinkRow;
  readonly request: LinkRequest;
  readonly provider: PaymentLinks;
}

type Outcome = { readonly made: MadeLink | 'not created' | 'unknown'; readonly asked: Asked };

/** How long the provider may take to make a link. */
const createLimitMs = 10_000;

/** What may still be asked for, under the loan's lock, so that two links at once do not both take it.
 *  @throws Refused 409 without an account, 422 for too little or too much */
async function demandRoom(
  db: Database,
  loanId: number,
  amount: Paise,
  { now, links }: { readonly now: Date; readonly links: readonly LinkRow[] },
): Promise<void> {
  const account = await inTransaction(db, tx => lockAccount(tx, loanId));
  if (account === null) throw new Refused(409, collectionsMessages.noAccount);
  if (amount < leastLink) throw new Refused(422, paymentLinkMessages.tooLittle);
  const today = todayOf(now);
  const { maxAmount } = repaymentFigures(account, today, openLinksOf(links, now));
  if (amount > rupees(maxAmount)) throw new Refused(422, collectionsMessages.paymentLink.maxExceeded);
}

/** Notes the link as 'unknown' before the provider is asked, and that the provider is asked for it when no answer
 *  comes. */
async function noteLink(
  { db, viewer, ...context }: SignedInContext,
  loanId: number,
  amount: Paise,
  provider: string,
): Promise<LinkRow> {
  const { now } = context;
  const links = await linksOf(db, loanId);
  await demandRoom(db, loanId, amount, { now, links });
  const number = (links[0]?.number ?? 0) + 1;
  const [link] = await db
    .insert(paymentLink)
    .values({
      loanId,
      number,
      reference: `L${loanId}-${number}`,
      provider,
      amount,
      amountPaid: zeroPaise,
      status: 'unknown',
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkDays * dayMs),
      byId: viewer.idString,
      byName: viewer.fullName,
    })
    .returning();
  if (!link) throw new Error('The link was not written down');
  const runAt = askAgainAt(link, now) ?? now;
  await enqueue(db, followLinkJob, { key: link.id, payload: { linkId: link.id }, runAt, now });
  const { reference } = link;
  await recordAudit(
    db,
    { ...context, viewer },
    {
      action: 'paymentLinks.create',
      loanId,
      after: { reference, amount: paiseToRupees(amount), provider },
    },
  );
  return link;
}

async function customerOf(db: Database | Transaction, loanId: number): Promise<LinkRequest['customer']> {
  const { personalDetails } = await readSections(db, loanId, ['personalDetails']);
  const person = fieldsOf(personalDetails);
  return {
    name: textAt(person, 'fullName') || `Loan ${loanId}`,
    phone: normalisePhone(textAt(person, 'primaryPhoneNumber')),
    email: textAt(person, 'email') || null,
  };
}

/** Asks for an amount by a payment link (CO-046): at most what may still be asked for, noted before the provider is
 *  asked. Without an answer the link stays 'unknown', and the provider is asked for it by our reference.
 *  @param limitMs  how long the provider may take */
export const createLinkBy = (
  providerOf: PaymentLinksOf,
  limitMs = createLimitMs,
): OutsideVerb<Call, Noted, Outcome> => ({
  note: async (context, { loanId: ref, amount }) => {
    const provider = providerOf(context);
    if (!provider) throw notConfiguredRefusal('paymentLinks');
    const { loanId } = await openLoan(context.db, context, ref, 'collections', 'update');
    const link = await noteLink(context, loanId, amount, provider.provider);
    const { reference, expiresAt } = link;
    const firstPart = amount >= partialFrom ? leastFirstPart : null;
    const customer = await customerOf(context.db, loanId);
    return { link, provider, request: { loanId, reference, amount, firstPart, expiresAt, customer } };
  },
  act: async ({ provider, request }) => {
    const { answer, error, asked } = await timed(() => bounded(() => provider.create(request), limitMs));
    if (answer !== undefined) return { made: answer === 'refused' ? 'not created' : answer, asked };
    return { made: error instanceof NotReached ? 'not created' : 'unknown', asked };
  },
  recordOutcome: async ({ db, now }, { link }, { made, asked }) => {
    await countAnswer(db, { ...asked, provider: 'paymentLinks', at: now });
    if (made !== 'unknown') await putOutcome(db, link, made);
    await announce(db, link.loanId, 'repayment');
    if (made !== 'not created') return {};
    return { success: false, errorMessages: [collectionsMessages.paymentLink.createFailed] };
  },
  limitMs,
  unknownOutcome: {},
});
