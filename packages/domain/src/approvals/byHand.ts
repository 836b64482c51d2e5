import { addDays } from '../calendar/arithmetic';
import { type BusinessDate, isBusinessDate } from '../calendar/businessDate';
import type { AccountStanding, TransactionLine } from '../collections/schema';
import { textForm } from '../form/textForm';
import type { FormVerdict } from '../form/verdict';
import type { SectionState } from '../loose/section';
import { fieldsOf, isObject } from '../loose/loose';
import { formatRupees } from '../money/display';
import { type Paise, paiseToRupees, parseRupees, zeroPaise } from '../money/paise';
import { usualSettings } from '../repayment/settings';
import { approvalMessages } from './messages';
import { askedBelow, type HandSource, handSources, longestReason, longestReference } from './request';

/** What a collections admin asks for on the pages of a loan, in the order in which it is offered. */
export const byHandKinds = ['receipt', 'reversal', 'refund'] as const;
export type ByHand = (typeof byHandKinds)[number];

const { byHand: texts } = approvalMessages;
const exactly = (amount: Paise) => formatRupees(amount, { paise: true });

/** A verdict of faults by field; `output` is only made where there is none. */
function verdictOf<Output>(
  faults: Readonly<Record<string, string | undefined>>,
  output: Output | null,
): FormVerdict<Output> {
  const noted = Object.entries(faults).filter(([, fault]) => fault !== undefined);
  return noted.length > 0 || output === null
    ? { ok: false, faults: Object.fromEntries(noted) }
    : { ok: true, output };
}

function amountFault(amount: Paise | null): string | undefined {
  return amount === null || amount <= 0 || amount >= askedBelow ? texts.amountRequired : undefined;
}

function textFault(text: string, most: number, missing?: string): string | undefined {
  if (text.trim() === '') return missing;
  return text.length > most ? `At most ${most} characters` : undefined;
}
const reasonFault = (text: string) => textFault(text, longestReason, texts.reasonRequired);

/** A file that was uploaded for a request: its key, and the name it had. */
export type Attachment = { readonly key: string; readonly name: string };

const isAttachment = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && typeof value['key'] === 'string' && typeof value['name'] === 'string');

/** Both forms keep what was uploaded with what was typed; a draft of before has none. */
const sameFile = (left: Attached, right: Attached): boolean => left.attachment?.key === right.attachment?.key;
type Attached = { readonly attachment?: Attachment | null };
const attachedOf = ({ attachment }: Attached) => (attachment ? { attachment: attachment.key } : {});

/** A receipt by hand as it is typed; '' and null for what was not typed or chosen yet. */
export type ReceiptDraft = Readonly<Record<'amount' | 'source' | 'reference' | 'reason', string>> & {
  readonly date: BusinessDate | null;
} & Attached;
export const emptyReceipt: ReceiptDraft = {
  amount: '',
  date: null,
  source: '',
  reference: '',
  reason: '',
  attachment: null,
};

const receiptTexts = textForm(['amount', 'source', 'reference', 'reason']);

/** Whether a stored draft is one of this form. */
export function isReceiptDraft(value: unknown): value is ReceiptDraft {
  const { date, attachment = null } = fieldsOf(value);
  const isDay = date === null || (typeof date === 'string' && isBusinessDate(date));
  return isObject(value) && isDay && isAttachment(attachment) && receiptTexts.fits(value);
}

export const sameReceipt = (left: ReceiptDraft, right: ReceiptDraft): boolean =>
  left.date === right.date && sameFile(left, right) && receiptTexts.same(left, right);

/** What is sent; the amount in rupees. */
export type ReceiptRequest = {
  readonly amount: number;
  readonly date: BusinessDate;
  readonly source: HandSource;
  readonly reference: string;
  readonly reason: string;
  /** The key of a file. */
  readonly attachment?: string;
};

function dateFault(date: BusinessDate | null, today: BusinessDate): string | undefined {
  if (date === null) return texts.dateRequired;
  if (date > today) return texts.dateAfterToday;
  return date < addDays(today, -usualSettings.backDatedDays) ? texts.dateTooEarly : undefined;
}

/** Whether a receipt by hand may be asked for; each field that is wrong has its message. The server checks all of it
 *  again, and adds up the cash of the day.
 *  @source M24 */
export function receiptVerdict(draft: ReceiptDraft, today: BusinessDate): FormVerdict<ReceiptRequest> {
  const { date } = draft;
  const amount = parseRupees(draft.amount);
  const source = handSources.find(one => one === draft.source);
  const { cashLimit } = usualSettings;
  const cash =
    source === 'CASH' && amount !== null && amount >= cashLimit
      ? `${texts.cashLimit} ${formatRupees(cashLimit)}`
      : undefined;
  return verdictOf(
    {
      amount: amountFault(amount) ?? cash,
      date: dateFault(date, today),
      source: source === undefined ? texts.sourceRequired : undefined,
      reference: textFault(draft.reference, longestReference, texts.referenceRequired),
      reason: reasonFault(draft.reason),
    },
    amount === null || date === null || source === undefined
      ? null
      : {
          amount: paiseToRupees(amount),
          date,
          source,
          reference: draft.reference.trim(),
          reason: draft.reason.trim(),
          ...attachedOf(draft),
        },
  );
}

/** A reversal as it is chosen and typed; '' for what is missing. */
export type ReversalDraft = Readonly<Record<'paymentId' | 'reason', string>> & {
  /** A draft of an earlier release has none. @default '' */
  readonly reference?: string;
} & Attached;
export const emptyReversal: ReversalDraft = { paymentId: '', reference: '', reason: '', attachment: null };

const reversalTexts = textForm(['paymentId', 'reason']);
const referenceOf = ({ reference = '' }: ReversalDraft): string => reference;

/** Whether a stored draft is one of this form, and whether two are the same. */
export const reversalForm = {
  fits: (value: unknown): value is ReversalDraft =>
    reversalTexts.fits(value) &&
    typeof (fieldsOf(value)['reference'] ?? '') === 'string' &&
    isAttachment(fieldsOf(value)['attachment'] ?? null),
  same: (left: ReversalDraft, right: ReversalDraft): boolean =>
    sameFile(left, right) && referenceOf(left) === referenceOf(right) && reversalTexts.same(left, right),
};

/** What is sent; without a reference and a file where there is none. */
export type ReversalRequest = Pick<ReversalDraft, 'paymentId' | 'reason'> & {
  readonly reference?: string;
  readonly attachment?: string;
};

/** Whether a reversal may be asked for.
 *  @param lines  what can be reversed: a draft may name what was reversed meanwhile
 *  @source M26, M29 */
export function reversalVerdict(
  draft: ReversalDraft,
  lines: readonly TransactionLine[],
): FormVerdict<ReversalRequest> {
  const { paymentId, reason } = draft;
  const reference = referenceOf(draft).trim();
  const isThere = lines.some(line => line.paymentId === paymentId);
  return verdictOf(
    {
      paymentId: isThere ? undefined : texts.paymentRequired,
      reference: textFault(referenceOf(draft), longestReference),
      reason: reasonFault(reason),
    },
    { paymentId, reason: reason.trim(), ...(reference !== '' && { reference }), ...attachedOf(draft) },
  );
}

/** The payments and waivers of a loan that can still be turned round, the latest booking first.
 *  @source M26, M29 */
export function reversibleLines(lines: readonly TransactionLine[]): readonly TransactionLine[] {
  const reversed = new Set(
    lines.filter(({ amountPaid }) => amountPaid < 0).map(({ paymentId }) => paymentId),
  );
  return lines
    .filter(({ paymentId, amountPaid }) => paymentId && amountPaid > 0 && !reversed.has(paymentId))
    .toReversed();
}

/** What a reversal turns round, in paise: what the payment paid of each part, and what of it is still held. Parts of
 *  nothing are left out.
 *  @source M26 */
export function turnedParts(
  line: TransactionLine,
): readonly { readonly label: string; readonly amount: Paise }[] {
  return [
    { label: 'Interest', amount: line.interestPayment },
    { label: 'Principal', amount: line.principalPayment },
    { label: 'Bounce charges', amount: line.bounceCharges },
    { label: 'Penal interest', amount: line.penalInterest },
    { label: 'Held', amount: line.held },
  ].flatMap(({ label, amount }) => (amount === null || amount === 0 ? [] : [{ label, amount }]));
}

/** A refund as it is typed. */
export type RefundDraft = Readonly<Record<'amount' | 'reason', string>>;
/** How a refund begins: all that is due back, in rupees. */
export const wholeRefund = (due: Paise): RefundDraft => ({
  amount: due > 0 ? String(paiseToRupees(due)) : '',
  reason: '',
});
export const refundForm = textForm(['amount', 'reason']);

/** What is sent; the amount in rupees. */
export type RefundRequest = { readonly amount: number; readonly reason: string };

/** Whether a refund may be asked for.
 *  @param due  what is due back, in paise
 *  @source M33 */
export function refundVerdict(draft: RefundDraft, due: Paise): FormVerdict<RefundRequest> {
  const amount = parseRupees(draft.amount);
  const tooMuch = amount !== null && amount > due ? `${texts.moreThanDue} ${exactly(due)}` : undefined;
  return verdictOf(
    { amount: amountFault(amount) ?? tooMuch, reason: reasonFault(draft.reason) },
    amount === null ? null : { amount: paiseToRupees(amount), reason: draft.reason.trim() },
  );
}

/** Why each of the three cannot be asked for; a closed loan takes receipts, which are due back then.
 *  @param may  whether the person is one of those who ask for it
 *  @source M34, M36 */
export function whyNotByHand(
  may: boolean,
  standing: SectionState<AccountStanding>,
  transactions: SectionState<readonly TransactionLine[]>,
): Readonly<Record<ByHand, string | undefined>> {
  const common = !may
    ? texts.adminsOnly
    : standing.state === 'ready'
      ? undefined
      : approvalMessages.noAccount;
  const lines = transactions.state === 'ready' ? reversibleLines(transactions.value) : [];
  const due = (standing.state === 'ready' && standing.value.refundsDue) || zeroPaise;
  return {
    receipt: common,
    reversal: common ?? (lines.length === 0 ? texts.nothingToReverse : undefined),
    refund: common ?? (due > 0 ? undefined : texts.nothingDue),
  };
}
