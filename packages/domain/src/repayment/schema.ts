import * as v from 'valibot';
import type { BusinessDate } from '../calendar/businessDate';
import { businessDateOf } from '../calendar/instant';
import { wireDate, wireInstant, wireRupees } from '../contract/wire';
import { masked } from '../loose/masked';
import type { StatusTone } from '../status/statuses';
import { sectionOf, type SectionState } from '../loose/section';

const text = v.nullish(v.string(), null);
const rupees = v.nullish(wireRupees, null);
const figure = v.nullish(v.number(), null);
/** A business date, sent as one or as an instant of it. */
const day = v.nullish(v.union([wireDate, v.pipe(wireInstant, v.transform(businessDateOf))]), null);

/** An EMI as customer support shows it (CS-134); amounts in paise. */
export const emiSchema = v.object({
  amount: rupees,
  dueDate: day,
  amountPaid: rupees,
  paymentDate: day,
  paid: v.nullish(v.boolean(), false),
  paymentSource: text,
  latePaymentCharges: rupees,
});
export type Emi = v.InferOutput<typeof emiSchema>;

/** The EMIs of a loan in the order they fall due; those without a due date come last [CS-134].
 *  @param raw  the loan as received */
export function readEmis(raw: Readonly<Record<string, unknown>>): SectionState<readonly Emi[]> {
  const read = sectionOf(raw, 'emis', v.array(emiSchema));
  if (read.state !== 'ready') return read;
  const dayOf = ({ dueDate }: Emi) => dueDate ?? '9999';
  const byDueDate = read.value.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  return { state: 'ready', value: byDueDate };
}

/** The state of an EMI on a day: paid, part-paid with some of its principal and interest received, overdue after its
 *  due date, else due [CS-077]. */
export function emiStanding(
  { paid, amountPaid, dueDate }: Pick<Emi, 'paid' | 'amountPaid' | 'dueDate'>,
  today: BusinessDate,
): 'paid' | 'part-paid' | 'overdue' | 'due' {
  if (paid) return 'paid';
  if (amountPaid !== null && amountPaid > 0) return 'part-paid';
  return dueDate !== null && dueDate < today ? 'overdue' : 'due';
}

/** What a loan pays out (support, section 3.1), in wire shape; amounts in paise, `interestRate` in % a year. */
export const payoutWire = v.object({
  amountDisbursed: rupees,
  approvedEmi: rupees,
  preEmiAmount: rupees,
  tenure: figure,
  processingFee: v.nullish(v.object({ totalProcessingFee: rupees }), null),
  riskBucket: v.nullish(v.object({ bucketType: text, interestRate: figure }), null),
  disbursalDate: day,
  disbursalStatus: text,
  sanctionLetter: v.nullish(v.object({ key: text }), null),
  loanAgreement: v.nullish(v.object({ accepted: v.nullish(v.boolean(), false) }), null),
});

const payoutSchema = v.pipe(
  payoutWire,
  v.transform(wire => ({
    amountDisbursed: wire.amountDisbursed,
    approvedEmi: wire.approvedEmi,
    preEmiAmount: wire.preEmiAmount,
    tenure: wire.tenure,
    processingFee: wire.processingFee?.totalProcessingFee ?? null,
    interestRate: wire.riskBucket?.interestRate ?? null,
    disbursalDate: wire.disbursalDate,
    disbursalStatus: wire.disbursalStatus,
    hasSanctionLetter: Boolean(wire.sanctionLetter?.key),
    agreementAccepted: wire.loanAgreement?.accepted ?? null,
  })),
);
export type Payout = v.InferOutput<typeof payoutSchema>;

/** What a loan pays out, of its fields [CS-120 to CS-122].
 *  @param raw  the loan as received */
export function readPayout(raw: Readonly<Record<string, unknown>>): SectionState<Payout> {
  return sectionOf({ payout: raw }, 'payout', payoutSchema);
}

/** The day the loan was paid out, as customer support shows it: only while disbursalStatus is PROCESSING or
 *  COMPLETED.
 *  @source CS-029, X-04 */
export function shownDisbursalDate(
  payout: Pick<Payout, 'disbursalDate' | 'disbursalStatus'>,
): Payout['disbursalDate'] {
  const { disbursalDate, disbursalStatus } = payout;
  return disbursalStatus === 'PROCESSING' || disbursalStatus === 'COMPLETED' ? disbursalDate : null;
}

/** A subscription of the mandate; the error of one has the same fields (CS-135). */
const subscriptionWire = v.object({
  bankAccountHolder: text,
  bankAccountNumber: masked('account', text),
  customerName: text,
  customerEmail: masked('email', text),
  customerPhone: masked('phone', text),
  mode: text,
  status: text,
  addedOn: text,
  scheduledOn: text,
});

export type MandateSubscription = v.InferOutput<typeof subscriptionWire>;

/** cashfreeDetails (CS-135): the customer's mandate. */
export const mandateWire = v.object({
  status: text,
  statusUpdatedOn: text,
  authLink: masked('link', text),
  incorrectSubscriptionCount: figure,
  subscriptionDetails: v.nullish(subscriptionWire, null),
  error: v.nullish(subscriptionWire, null),
  /** A field of ours: the bank returned a debit because the mandate is gone, with which code and when. */
  returnFlag: v.nullish(v.object({ code: v.string(), on: v.string() }), null),
});
export type Mandate = v.InferOutput<typeof mandateWire>;

/** The customer's mandate [CS-135].
 *  @param raw  the loan as received */
export function readMandate(raw: Readonly<Record<string, unknown>>): SectionState<Mandate> {
  return sectionOf(raw, 'cashfreeDetails', mandateWire);
}

/** The statuses of a mandate that change what its tab shows [CS-086]; the provider has others besides. */
const [initialized, wrongAccount] = ['INITIALIZED', 'WRONG_ACCOUNT'] as const;

const tones: ReadonlyMap<string, StatusTone> = new Map([
  [initialized, 'info'],
  [wrongAccount, 'reject'],
  ['ACTIVE', 'approve'],
  ['ON_HOLD', 'flag'],
  ['BANK_APPROVAL_PENDING', 'info'],
  ['CUSTOMER_PAUSED', 'flag'],
  ['CUSTOMER_CANCELLED', 'reject'],
  ['CANCELLED', 'reject'],
  ['EXPIRED', 'reject'],
  ['LINK_EXPIRED', 'reject'],
  ['CARD_EXPIRED', 'reject'],
]);

/** The tone of a mandate's status; neutral for one that asks for nothing, and for an unknown one. */
export function mandateTone(status: string): StatusTone {
  return tones.get(status) ?? 'neutral';
}

/** The address at which the customer authorises the mandate: only while it is INITIALIZED, or while the subscription
 *  that was issued in the place of one of a wrong account is, and only a web address, because it is shown as a link.
 *  @source CS-087; providers: Cashfree (WRONG_ACCOUNT) */
export function shownAuthLink({
  status,
  authLink,
  subscriptionDetails,
}: Pick<Mandate, 'status' | 'authLink' | 'subscriptionDetails'>): string | null {
  const waiting = status === wrongAccount ? subscriptionDetails?.status : status;
  return waiting === initialized && authLink ? shownLink(authLink) : null;
}

/** An address that may be shown as a link: a web address, or a page of this server, as the sandbox has them.
 *  @returns null for anything else */
export function shownLink(address: string): string | null {
  return /^(?:https?:\/\/|\/(?![/\\]))[^\s]+$/i.test(address) ? address : null;
}

/** The subscription with the wrong account: only while the mandate is WRONG_ACCOUNT.
 *  @returns undefined otherwise; null where the details were not sent
 *  @source CS-088 */
export function shownSubscriptionError({
  status,
  error,
}: Pick<Mandate, 'status' | 'error'>): MandateSubscription | null | undefined {
  return status === wrongAccount ? error : undefined;
}
