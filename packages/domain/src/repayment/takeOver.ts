import * as v from 'valibot';
import { addDays, daysBetween } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { businessDateOf } from '../calendar/instant';
import { wireDate, wireInstant, wireRupees } from '../contract/wire';
import { formatRupees } from '../money/display';
import { minPaise, type Paise, paise, subtract, sum, zeroPaise } from '../money/paise';
import { extend, type LoanAccount, post, type Receipt } from './account';
import { allocateMoney, type AllocationOrder, ordinaryOrder } from './allocation';
import { itemAt } from './itemAt';
import { type EmiPosition, openInstalment, positionOf } from './position';
import { wireRate } from './approvedTerms';
import { bounceTransfers } from './postDays';
import { penalTransfer } from './penal';
import { settingsOf } from './settings';
import { openEmis } from './settle';
import { type LedgerAccount, type Part, takenOverSources, type Transfer } from './transfers';

const amount = v.pipe(
  wireRupees,
  v.check(value => value >= 0, 'An amount is not below zero'),
);
const atMost = v.nullish(amount, 0);
const day = v.union([wireDate, v.pipe(wireInstant, v.transform(businessDateOf))]);
const charge = v.nullish(v.object({ amount: atMost, paidAmount: atMost }), {});

/** What of a loan of another system makes its account. */
const givenSchema = v.object({
  disbursalDate: day,
  emiDay: v.nullish(v.number(), null),
  approvalDetails: v.object({
    maximumEligibleAmount: amount,
    interestRate: wireRate,
    processingFeeRate: v.nullish(wireRate, 0),
  }),
  amountDisbursed: v.nullish(amount, null),
  preEmiAmount: atMost,
  processingFee: v.nullish(v.object({ processingCharges: atMost, gst: atMost }), {}),
  emis: v.pipe(
    v.array(
      v.object({
        dueDate: day,
        principalDue: amount,
        interestAccrued: amount,
        paid: v.nullish(v.boolean(), false),
        paymentDate: v.nullish(day, null),
        penalBounceCharges: charge,
        penalLatePaymentCharges: charge,
      }),
    ),
    v.minLength(1, 'A disbursed loan has EMIs'),
  ),
  transactionDetails: v.nullish(
    v.array(
      v.object({
        paymentDate: day,
        amountPaid: amount,
        principalPayment: atMost,
        interestPayment: atMost,
        penalInterest: atMost,
        bounceCharges: atMost,
        paymentId: v.nullish(v.string(), null),
        paymentReferenceId: v.nullish(v.string(), null),
        paymentSource: v.nullish(v.string(), null),
      }),
    ),
    [],
  ),
});
type Given = v.InferOutput<typeof givenSchema>;
type GivenEmi = Given['emis'][number];
type GivenPayment = Given['transactionDetails'][number];

/** An account made of what another system gave, and where that contradicts its entries; or why there is none. */
export type TakenOver =
  | { readonly account: LoanAccount; readonly differences: readonly string[] }
  | { readonly fault: string };

/** Makes the account of a loan whose history was kept elsewhere. Given due dates and parts stay; every given payment is
 *  a receipt on its day; an EMI that was given as paid and is not covered is settled from 'taken over'; an EMI that
 *  was given as unpaid and is covered is paid. Penal dates up to that day are not charged again.
 *  @param raw  the loan as received
 *  @param on  the day of the import
 *  @source M37, M38 */
export function takeOver(raw: Readonly<Record<string, unknown>>, on: BusinessDate): TakenOver {
  const read = v.safeParse(givenSchema, raw);
  if (!read.success) {
    const [issue] = read.issues;
    return { fault: `${v.getDotPath(issue) ?? 'loan'}: ${issue.message}` };
  }
  const emis = read.output.emis.toSorted((one, other) => daysBetween(other.dueDate, one.dueDate));
  const given = { ...read.output, emis };
  if (given.disbursalDate > on) return { fault: 'disbursalDate: The day is still to come' };
  const opened = disbursed(given, on);
  const charged = chargeGiven(opened, emis, on);
  const paid = given.transactionDetails
    .toSorted((one, other) => daysBetween(other.paymentDate, one.paymentDate))
    .reduce((account, payment, index) => receiveGiven(account, emis, payment, `${index + 1}`), charged);
  const { account, differences } = settleGiven(paid, emis);
  return { account, differences: [...termDifferences(given), ...differences] };
}

function disbursed(given: Given, on: BusinessDate): LoanAccount {
  const { emis, disbursalDate, approvalDetails, processingFee } = given;
  const principal = sum(emis.map(emi => emi.principalDue));
  const shares = [
    ['bank', given.amountDisbursed ?? zeroPaise],
    ['fee income', paise(processingFee.processingCharges ?? 0)],
    ['GST payable', paise(processingFee.gst ?? 0)],
    ['interest income', paise(given.preEmiAmount)],
  ] as const;
  const rest = subtract(principal, sum(shares.map(([, share]) => share)));
  const all: readonly (readonly [LedgerAccount, Paise])[] =
    rest < 0 ? [['taken over', principal]] : [...shares, ['taken over', rest]];
  const empty: LoanAccount = {
    terms: {
      principal,
      yearlyRate: approvalDetails.interestRate,
      months: emis.length,
      emiDay: given.emiDay ?? Number(itemAt(emis, 0).dueDate.slice(8)),
      disbursedOn: disbursalDate,
      processingFeeRate: approvalDetails.processingFeeRate,
    },
    instalments: emis.map(({ dueDate, principalDue, interestAccrued }) => ({
      dueDate,
      principal: principalDue,
      interest: interestAccrued,
    })),
    settingsOn: settingsOf([]),
    groups: [],
    receipts: [],
    postedThrough: on,
    takenOverOn: on,
    waitingBounces: [],
    seen: new Set(),
    closedOn: null,
  };
  const own = { debit: 'principal', emi: null, receipt: null, valueDate: disbursalDate } as const;
  const transfers = all
    .filter(([, share]) => share > 0)
    .map(([credit, share]) => ({ ...own, amount: share, credit }));
  return post(empty, 'disbursal', on, transfers);
}

/** Whether an EMI counts at the take-over: it is due, or was given as paid. */
function counts({ dueDate, paid }: GivenEmi, on: BusinessDate): boolean {
  return dueDate <= on || paid;
}

/** What fell due, and the charges as given. */
function chargeGiven(account: LoanAccount, emis: readonly GivenEmi[], on: BusinessDate): LoanAccount {
  return emis.reduce((before, given, emi) => {
    if (!counts(given, on)) return before;
    const { dueDate: valueDate, interestAccrued: amount } = given;
    const interest: Transfer = {
      amount,
      debit: 'interest',
      credit: 'interest income',
      emi,
      receipt: null,
      valueDate,
    };
    const due = post(before, 'due', on, amount > 0 ? [interest] : []);
    const bounce = paise(given.penalBounceCharges.amount ?? 0);
    const penal = paise(given.penalLatePaymentCharges.amount ?? 0);
    const charges = [
      ...bounceTransfers(emi, bounce, valueDate),
      penalTransfer(emi, penal, addDays(valueDate, 1)),
    ].filter(transfer => transfer.amount > 0);
    return charges.length > 0 ? post(due, 'charge', on, charges) : due;
  }, account);
}

const givenSources: Readonly<Record<string, Pick<Receipt, 'source'> & { readonly book: LedgerAccount }>> = {
  AUTO_DEBIT: { source: 'NACH', book: 'nach' },
  WAIVER: { source: 'WAIVER', book: 'waived' },
};
const byHand = { source: 'BANK', book: 'bank' } as const;

/** By which account money came, and what it is called; of an unknown word it came by bank.
 *  @source M23, M37 */
function givenSource(word: string | null) {
  const kept = takenOverSources.find(source => source === word);
  return kept ? { ...byHand, source: kept } : (givenSources[word ?? ''] ?? byHand);
}

function receiveGiven(
  account: LoanAccount,
  emis: readonly GivenEmi[],
  payment: GivenPayment,
  place: string,
): LoanAccount {
  const { amountPaid, paymentDate: valueDate, paymentSource, paymentReferenceId: reference } = payment;
  if (amountPaid === 0) return account;
  const bookedOn = account.postedThrough;
  const { source, book } = givenSource(paymentSource);
  const isKnown = account.receipts.some(({ id }) => id === payment.paymentId);
  const id = payment.paymentId === null || isKnown ? `taken over ${place}` : payment.paymentId;
  const receipt: Receipt = {
    id,
    source,
    amount: amountPaid,
    valueDate,
    bookedOn,
    reference,
    emiDate: null,
    toBeMapped: false,
    mapped: false,
    by: null,
    reversal: null,
  };
  const own = { receipt: id, valueDate } as const;
  const kind = source === 'WAIVER' ? 'waiver' : 'receipt';
  const received = post(
    { ...account, receipts: [...account.receipts, receipt] },
    kind,
    bookedOn,
    [{ ...own, amount: amountPaid, debit: book, credit: 'held', emi: null }],
    id,
  );
  const given: readonly (readonly [Part, Paise])[] = [
    ['interest', paise(payment.interestPayment)],
    ['principal', paise(payment.principalPayment)],
    ['bounce', paise(payment.bounceCharges)],
    ['penal', paise(payment.penalInterest)],
  ];
  let left = amountPaid;
  const spread = given.flatMap(([part, share]) => {
    const wanted = minPaise(share, left);
    const open = openEmis(positionOf(account)).filter(({ emi }) => isCounted(emis, emi, account));
    const order: AllocationOrder = { ...ordinaryOrder, parts: [part] };
    const { shares } = allocateMoney(wanted, open, order);
    left = subtract(left, sum(shares.map(it => it.amount)));
    return shares;
  });
  return extend(
    received,
    spread.map(({ amount: share, part, emi }) => ({
      ...own,
      amount: share,
      debit: 'held',
      credit: part,
      emi,
    })),
  );
}

function isCounted(emis: readonly GivenEmi[], emi: number, { postedThrough }: LoanAccount): boolean {
  return counts(itemAt(emis, emi), postedThrough);
}

/** Settles from 'taken over' what was given as paid and no money covers, and names what contradicts the entries. */
function settleGiven(account: LoanAccount, emis: readonly GivenEmi[]) {
  const differences: string[] = [];
  const { emis: positions } = positionOf(account);
  const transfers = emis.flatMap((given, emi): Transfer[] => {
    if (!counts(given, account.postedThrough)) return notCounted(given, emi, differences);
    const position = itemAt(positions, emi);
    const open = openInstalment(position);
    if (!given.paid && open === 0) differences.push(`EMI ${emi + 1} was given as unpaid and is paid`);
    const lacking = (['interest', 'principal', 'bounce', 'penal'] as const).flatMap(
      part => lackingOf(given, position, part) ?? [],
    );
    for (const { part, amount: share } of lacking)
      differences.push(`EMI ${emi + 1}: ${exact(share)} of ${part} was given as paid and never received`);
    return lacking.map(({ part, amount: share }) => ({
      amount: share,
      debit: 'taken over',
      credit: part,
      emi,
      receipt: null,
      valueDate: given.paymentDate ?? given.dueDate,
    }));
  });
  const settled =
    transfers.length > 0 ? post(account, 'take-over', account.postedThrough, transfers) : account;
  return { account: settled, differences };
}

function notCounted(given: GivenEmi, emi: number, differences: string[]): Transfer[] {
  const charges = sum(
    [given.penalBounceCharges, given.penalLatePaymentCharges].map(it => paise(it.amount ?? 0)),
  );
  if (charges > 0)
    differences.push(`EMI ${emi + 1}: charges of ${exact(charges)} before its due date are not taken over`);
  return [];
}

/** What was given as paid of a part of an EMI beyond what the money covers; null if nothing. */
function lackingOf(
  given: GivenEmi,
  position: EmiPosition,
  part: 'interest' | 'principal' | 'bounce' | 'penal',
) {
  const { charged, open } = position[part];
  const received = subtract(charged, open);
  const said = { bounce: given.penalBounceCharges, penal: given.penalLatePaymentCharges };
  const paid =
    part === 'bounce' || part === 'penal'
      ? minPaise(paise(said[part].paidAmount ?? 0), charged)
      : given.paid
        ? charged
        : zeroPaise;
  const lacking = subtract(paid, received);
  return lacking > 0 ? { part, amount: lacking } : null;
}

/** Where the given terms contradict each other. */
function termDifferences(given: Given): string[] {
  const { emis, approvalDetails, amountDisbursed, processingFee, preEmiAmount } = given;
  const principal = sum(emis.map(emi => emi.principalDue));
  const agreed = approvalDetails.maximumEligibleAmount;
  const parts = [processingFee.processingCharges ?? 0, processingFee.gst ?? 0, preEmiAmount].map(paise);
  const paidOut = subtract(principal, sum(parts));
  return [
    ...(principal === agreed
      ? []
      : [`The principal of the EMIs is ${exact(principal)}, that of the approval ${exact(agreed)}`]),
    ...(amountDisbursed === null || amountDisbursed === paidOut
      ? []
      : [`${exact(amountDisbursed)} was given as disbursed, after fee and interest it is ${exact(paidOut)}`]),
    ...given.transactionDetails.flatMap(payment => partsDifference(payment)),
  ];
}

function partsDifference(payment: GivenPayment): string[] {
  const { principalPayment, interestPayment, penalInterest, bounceCharges, amountPaid, paymentDate } =
    payment;
  const parts = sum([principalPayment, interestPayment, penalInterest, bounceCharges].map(paise));
  return parts <= amountPaid
    ? []
    : [`The parts of the payment of ${paymentDate} are ${exact(parts)}, it is ${exact(amountPaid)}`];
}

function exact(value: Paise): string {
  return formatRupees(value, { paise: true });
}
