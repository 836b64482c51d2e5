import * as v from 'valibot';
import type { BusinessDate } from '../calendar/businessDate';
import { businessDateOf, isInstant } from '../calendar/instant';
import { sectionOf, type SectionState } from '../loose/section';
import type { JsonObject } from '../loose/loose';
import { add, type Paise, subtract, sum, zeroPaise } from '../money/paise';
import {
  type AccountStanding,
  type ForeclosureColumn,
  foreClosureWire,
  outstandingAmountWire,
  overdueAmountWire,
  type OverdueRow,
  type OverdueSummary,
  overdueDetailsWire,
  overdueSummaryWire,
  paymentDetailsWire,
  type RepaymentLine,
  sanctionWire,
  scheduleWire,
  standingWire,
  type TransactionLine,
  transactionsWire,
} from './schema';

// Readers of the figures of an account, of `raw` of a loan at the collections desk: the wire loan with what stands
// beside it. 'missing' is a loan without an account [M38]. Amounts are paise.

/** A penal or bounce charge of an EMI. */
export type EmiCharge = {
  readonly amount: Paise;
  readonly paidAmount: Paise;
  readonly waivedAmount: Paise;
  /** The last waiver of it; null without one. */
  readonly waivedBy: string | null;
  readonly waivedDate: BusinessDate | null;
};

/** An EMI of the schedule [CO-113]. */
export type ScheduleEmi = {
  /** Its position in the stored list, oldest due date first, counted from 0 [CO-053]. */
  readonly index: number;
  readonly dueDate: BusinessDate;
  readonly amount: Paise;
  readonly principal: Paise;
  readonly interest: Paise;
  readonly paid: boolean;
  /** Principal and interest received. */
  readonly amountPaid: Paise;
  /** The day from which nothing of it was open; null while something is. */
  readonly paymentDate: BusinessDate | null;
  readonly paymentSource: string | null;
  readonly penal: EmiCharge;
  readonly bounce: EmiCharge;
};

type WireEmi = v.InferOutput<typeof scheduleWire>[number];

function chargeOf(
  wire: {
    readonly amount: Paise | null;
    readonly paidAmount: Paise | null;
    readonly waivedAmount: Paise | null;
    readonly waivedBy: string | null;
  } | null,
  waivedDate: BusinessDate | null,
): EmiCharge {
  return {
    amount: wire?.amount ?? zeroPaise,
    paidAmount: wire?.paidAmount ?? zeroPaise,
    waivedAmount: wire?.waivedAmount ?? zeroPaise,
    waivedBy: wire?.waivedBy ?? null,
    waivedDate,
  };
}

function emiOf(wire: WireEmi, index: number): ScheduleEmi {
  const { penalBounceCharges: bounce, penalLatePaymentCharges: penal } = wire;
  return {
    index,
    dueDate: wire.dueDate,
    amount: wire.amount,
    principal: wire.principalDue ?? zeroPaise,
    interest: wire.interestAccrued ?? zeroPaise,
    paid: wire.paid,
    amountPaid: wire.amountPaid ?? zeroPaise,
    paymentDate: wire.paymentDate,
    paymentSource: wire.paymentSource,
    penal: chargeOf(penal, penal?.waivedPayDate ?? null),
    bounce: chargeOf(bounce, bounce?.waivedDate ?? null),
  };
}

/** The schedule, oldest due date first [CO-047, CO-113]. */
export function readSchedule(raw: JsonObject): SectionState<readonly ScheduleEmi[]> {
  const read = sectionOf(raw, 'emis', scheduleWire);
  return read.state === 'ready' ? { state: 'ready', value: read.value.map(emiOf) } : read;
}

/** How an EMI stands on a day [CO-051, M2]. */
export function emiState(
  { paid, amountPaid, dueDate }: Pick<ScheduleEmi, 'paid' | 'amountPaid' | 'dueDate'>,
  today: BusinessDate,
): 'paid' | 'part-paid' | 'overdue' | 'due' | 'upcoming' {
  if (paid) return 'paid';
  if (amountPaid > 0) return 'part-paid';
  if (dueDate < today) return 'overdue';
  return dueDate === today ? 'due' : 'upcoming';
}

/** The payments of an account [CO-119]. */
export function readTransactions(raw: JsonObject): SectionState<readonly TransactionLine[]> {
  return sectionOf(raw, 'transactionDetails', transactionsWire);
}

/** What each payment paid of each EMI [CO-116]. */
export function readRepayments(raw: JsonObject): SectionState<readonly RepaymentLine[]> {
  return sectionOf(raw, 'paymentDetails', paymentDetailsWire);
}

/** What is overdue, in sum and by EMI [CO-114, CO-115]. */
export function readOverdue(raw: JsonObject): {
  readonly summary: SectionState<OverdueSummary>;
  readonly details: SectionState<readonly OverdueRow[]>;
} {
  return {
    summary: sectionOf(raw, 'overdueSummary', overdueSummaryWire),
    details: sectionOf(raw, 'overdueDetails', overdueDetailsWire),
  };
}

/** A row of the Overdue Summary; the total of the EMIs and of the fees are summed exactly.
 *  @source CO-057, CO-058 */
export function overdueSummaryRows(summary: OverdueSummary): readonly {
  readonly label: string;
  readonly amount: Paise;
  readonly bold: boolean;
  /** Principal and interest are shown with paise, other amounts in whole rupees [CO-062]. */
  readonly paise: boolean;
}[] {
  const { principal, interest, penalInterest, bounceCharges } = summary;
  const emi = add(principal, interest);
  const fees = add(penalInterest, bounceCharges);
  const row = (label: string, amount: Paise, more: { bold?: boolean; paise?: boolean } = {}) => ({
    label: `Total ${label} Overdue`,
    amount,
    bold: more.bold ?? false,
    paise: more.paise ?? false,
  });
  return [
    row('Principal', principal, { paise: true }),
    row('Interest', interest, { paise: true }),
    row('EMI', emi),
    row('Penal Interest', penalInterest),
    row('Bounce Charges', bounceCharges, { bold: true }),
    row('Fees', fees, { bold: true }),
    row('Amount', add(emi, fees), { bold: true }),
  ];
}

/** What closes the loan today and as of its last payment [CO-118]. */
export type ClosingColumns = { readonly today: ForeclosureColumn; readonly lastPayment: ForeclosureColumn };

const columnsWire = v.pipe(
  foreClosureWire,
  v.rawTransform<v.InferOutput<typeof foreClosureWire>, ClosingColumns>(({ dataset, addIssue, NEVER }) => {
    const [today, lastPayment] = dataset.value;
    if (today && lastPayment) return { today, lastPayment };
    addIssue({ message: 'has two entries' });
    return NEVER;
  }),
);

export function readForeclosure(raw: JsonObject): SectionState<ClosingColumns> {
  return sectionOf(raw, 'foreClosure', columnsWire);
}

/** The amount that closes the loan: the total less what is held [M31, CO-070]. */
export function payableOf({ total, held, payable }: ForeclosureColumn): Paise {
  return payable ?? subtract(total, held ?? zeroPaise);
}

/** A row of the components table. */
export type Components = {
  readonly principal: Paise;
  readonly interest: Paise;
  readonly penal: Paise;
  readonly bounce: Paise;
  readonly total: Paise;
};

/** The outstanding details once read. */
export type Outstanding = {
  readonly overdue: Components;
  readonly outstanding: Components;
};

function componentsOf(parts: Omit<Components, 'total'>): Components {
  return { ...parts, total: sum([parts.principal, parts.interest, parts.penal, parts.bounce]) };
}

/** The rows of the components table; what is missing counts as 0.
 *  @source CO-071, M52 */
export function componentRows({
  overdue,
  outstanding,
}: Outstanding): Outstanding & { readonly total: Components } {
  return {
    overdue,
    outstanding,
    total: componentsOf({
      principal: add(overdue.principal, outstanding.principal),
      interest: add(overdue.interest, outstanding.interest),
      penal: add(overdue.penal, outstanding.penal),
      bounce: add(overdue.bounce, outstanding.bounce),
    }),
  };
}

/** The outstanding details; a part or an amount that is missing counts as 0 [CO-042]. */
export const outstandingSchema = v.pipe(
  v.object({
    overdueAmount: v.nullish(overdueAmountWire, null),
    outstandingAmount: v.nullish(outstandingAmountWire, null),
  }),
  v.transform(
    ({ overdueAmount: overdue, outstandingAmount: rest }): Outstanding => ({
      overdue: componentsOf({
        principal: overdue?.overduePrincipal ?? zeroPaise,
        interest: overdue?.overdueInterest ?? zeroPaise,
        penal: overdue?.penal ?? zeroPaise,
        bounce: overdue?.bounce ?? zeroPaise,
      }),
      outstanding: componentsOf({
        principal: rest?.outstandingPrinciple ?? zeroPaise,
        interest: rest?.outstandingInterest ?? zeroPaise,
        penal: zeroPaise,
        bounce: zeroPaise,
      }),
    }),
  ),
);

/** What the tab Loan Approval Details shows [CO-034]; `interestRate` and `feeRate` in percent. */
export type Sanction = {
  readonly loanId: number;
  readonly amount: Paise | null;
  readonly emiStartDate: BusinessDate | null;
  readonly tenure: number | null;
  readonly feeRate: number | null;
  readonly interestRate: number | null;
  readonly grossFee: Paise | null;
  readonly gst: Paise | null;
  readonly netFee: Paise | null;
  readonly preEmi: Paise | null;
  readonly disbursed: Paise | null;
  /** Null unless disbursalStatus is COMPLETED [CO-036]. */
  readonly disbursalDate: BusinessDate | null;
};

/** The terms a loan was disbursed with. */
export function readSanction(raw: JsonObject): SectionState<Sanction> {
  const read = sectionOf({ loan: raw }, 'loan', sanctionWire);
  if (read.state !== 'ready') return read;
  const { value } = read;
  const emis = readSchedule(raw);
  return {
    state: 'ready',
    value: {
      loanId: value.loanId,
      amount: value.approvalDetails?.maximumEligibleAmount ?? null,
      emiStartDate: (emis.state === 'ready' && emis.value[0]?.dueDate) || null,
      tenure: value.tenure,
      feeRate: value.approvalDetails?.processingFeeRate ?? null,
      interestRate: value.riskBucket?.interestRate ?? null,
      grossFee: value.processingFee?.processingCharges ?? null,
      gst: value.processingFee?.gst ?? null,
      netFee: value.processingFee?.totalProcessingFee ?? null,
      preEmi: value.preEmiAmount,
      disbursed: value.amountDisbursed,
      disbursalDate: value.disbursalStatus === 'COMPLETED' ? dayOf(value.disbursalDate) : null,
    },
  };
}

function dayOf(date: v.InferOutput<typeof sanctionWire>['disbursalDate']): BusinessDate | null {
  return date === null ? null : isInstant(date) ? businessDateOf(date) : date;
}

/** Days past due and class of today [M3, M4]. */
export function readStanding(raw: JsonObject): SectionState<AccountStanding> {
  return sectionOf(raw, 'standing', standingWire);
}
