import {
  addDays,
  addMonths,
  type BusinessDate,
  businessDateOf,
  dateOfParts,
  datePartsOf,
  daysBetween,
  daysInMonth,
  type Instant,
  instantAt,
} from '@lending-desk/domain/calendar';
import {
  halfUp,
  paise,
  type Paise,
  paiseToRupees,
  percent,
  rupees,
  shareOf,
  subtract,
  sum,
  zeroPaise,
} from '@lending-desk/domain/money';
import { type Instalment, type LoanQuote, quoteLoan } from '@lending-desk/domain/repayment';
import type { Dice } from '../random';

/** The approved terms; amounts in rupees, rates in % a year and % of the amount. */
export interface DemoTerms {
  readonly amount: number;
  readonly months: number;
  readonly interestRate: number;
  readonly processingFeeRate: number;
  readonly emiDay: number;
}

export function quoteOf(terms: DemoTerms): LoanQuote {
  return quoteLoan({
    principal: rupees(terms.amount),
    yearlyRate: percent(terms.interestRate),
    months: terms.months,
    processingFeeRate: percent(terms.processingFeeRate),
  });
}

/** The additional fields of a disbursed loan: charges, mandate, instalments, payments. */
export function demoRepayment(
  dice: Dice,
  given: {
    readonly terms: DemoTerms;
    readonly disbursedOn: Instant;
    readonly asOf: BusinessDate;
    readonly loanId: number;
    readonly holder: { fullName: string; email: string; phone: string; accountNumber: string };
  },
): Record<string, unknown> {
  const { terms, disbursedOn, asOf, loanId, holder } = given;
  const day = businessDateOf(disbursedOn);
  const quote = quoteOf(terms);
  const firstDue = firstDueOf(day, terms.emiDay);
  const daysBeyondThirty = Math.max(0, daysBetween(day, firstDue) - 30);
  const yearly = percent(terms.interestRate);
  const preEmi = shareOf(
    rupees(terms.amount),
    { numerator: yearly.numerator * BigInt(daysBeyondThirty), denominator: yearly.denominator * 365n },
    halfUp,
  );
  const habit = dice.weighted([
    ['prompt', 66],
    ['late', 19],
    ['stopped', 15],
  ] as const);
  const due = quote.schedule.filter(({ number }) => dueOf(firstDue, number) <= asOf).length;
  const paidUpTo = habit === 'stopped' ? Math.max(0, due - dice.int(1, 4)) : due;
  const rows = quote.schedule.map(instalment =>
    emiRow(dice, {
      instalment,
      dueDate: dueOf(firstDue, instalment.number),
      asOf,
      habit,
      paid: instalment.number <= paidUpTo,
    }),
  );
  return {
    disbursalDate: disbursedOn,
    disbursalStatus: daysBetween(day, asOf) < 2 ? 'PROCESSING' : 'COMPLETED',
    tenure: terms.months,
    preEmiAmount: paiseToRupees(preEmi),
    processingFee: {
      processingCharges: paiseToRupees(quote.processingFee),
      gst: paiseToRupees(quote.gst),
      totalProcessingFee: paiseToRupees(sum([quote.processingFee, quote.gst])),
    },
    amountDisbursed: paiseToRupees(subtract(quote.netDisbursed, preEmi)),
    sanctionLetter: { key: `sanction/${loanId}.pdf` },
    loanAgreement: { accepted: true },
    cashfreeDetails: {
      status: 'ACTIVE',
      statusUpdatedOn: instantAt(addDays(day, -1), 11 * 60),
      authLink: '',
      incorrectSubscriptionCount: 0,
      subscriptionDetails: {
        bankAccountHolder: holder.fullName.toUpperCase(),
        bankAccountNumber: `XXXXXX${holder.accountNumber.slice(-4)}`,
        customerName: holder.fullName,
        customerEmail: holder.email,
        customerPhone: holder.phone,
        mode: 'NPCI_SBC',
        status: 'ACTIVE',
        addedOn: `${addDays(day, -2)} 10:15:00`,
        scheduledOn: firstDue,
        umrn: `ZBNK${dice.text(16, '0123456789')}`,
      },
    },
    emis: rows.map(({ emi }) => emi),
    transactionDetails: rows.flatMap(({ transaction }) => transaction ?? []),
  };
}

/** The first instalment is due on the EMI day, at least twenty-five days after disbursal. */
function firstDueOf(disbursed: BusinessDate, emiDay: number): BusinessDate {
  const earliest = addDays(disbursed, 25);
  const { year, month } = datePartsOf(earliest);
  const inThatMonth = dateOfParts(year, month, Math.min(emiDay, daysInMonth(year, month)));
  return inThatMonth >= earliest ? inThatMonth : addMonths(inThatMonth, 1);
}

function dueOf(firstDue: BusinessDate, number: number): BusinessDate {
  return addMonths(firstDue, number - 1);
}

function emiRow(
  dice: Dice,
  given: {
    readonly instalment: Instalment;
    readonly dueDate: BusinessDate;
    readonly asOf: BusinessDate;
    readonly habit: 'prompt' | 'late' | 'stopped';
    readonly paid: boolean;
  },
): { emi: Record<string, unknown>; transaction: Record<string, unknown> | null } {
  const { instalment, dueDate, asOf, habit, paid } = given;
  const lateDays = habit === 'late' && dice.chance(0.4) ? dice.int(2, 12) : 0;
  const wanted = addDays(dueDate, lateDays);
  // No payment is dated in the future.
  const paymentDate = wanted > asOf ? asOf : wanted;
  const bounced = (paid && paymentDate > dueDate) || (!paid && dueDate < asOf);
  const bounceCharge = bounced ? rupees(590) : zeroPaise;
  const overdueDays = Math.max(0, daysBetween(dueDate, paid ? paymentDate : asOf));
  const penal = bounced ? penalOf(instalment.amount, overdueDays) : zeroPaise;
  const source = lateDays > 0 ? 'MANUAL_PAYMENT' : 'AUTO_DEBIT';
  const charge = (amount: Paise) => ({
    amount: paiseToRupees(amount),
    paidAmount: paid ? paiseToRupees(amount) : 0,
    waivedBy: null,
  });
  return {
    emi: {
      dueDate,
      amount: paiseToRupees(instalment.amount),
      principalDue: paiseToRupees(instalment.principal),
      interestAccrued: paiseToRupees(instalment.interest),
      paid,
      amountPaid: paid ? paiseToRupees(instalment.amount) : 0,
      paymentDate: paid ? paymentDate : null,
      paymentSource: paid ? source : null,
      latePaymentCharges: paiseToRupees(penal),
      penalBounceCharges: { ...charge(bounceCharge), waivedDate: null },
      penalLatePaymentCharges: { ...charge(penal), waivedPayDate: null },
    },
    transaction: paid
      ? {
          paymentDate: instantAt(paymentDate, 12 * 60),
          amountPaid: paiseToRupees(sum([instalment.amount, penal, bounceCharge])),
          principalPayment: paiseToRupees(instalment.principal),
          interestPayment: paiseToRupees(instalment.interest),
          penalInterest: paiseToRupees(penal),
          bounceCharges: paiseToRupees(bounceCharge),
          paymentId: `pay_${dice.text(14, 'abcdefghijkmnopqrstuvwxyz0123456789')}`,
          paymentReferenceId: `${source === 'AUTO_DEBIT' ? 'NACH' : 'LINK'}${dice.text(10, '0123456789')}`,
          remarks: { description: source === 'AUTO_DEBIT' ? 'Auto debit' : 'Paid by link' },
          paymentSource: source,
        }
      : null,
  };
}

/** Penal charges at 24 % a year on the instalment, by the day. */
function penalOf(amount: Paise, days: number): Paise {
  return paise(Number(halfUp(BigInt(amount) * 24n * BigInt(days), 36_500n)));
}
