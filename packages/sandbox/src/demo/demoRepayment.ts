import {
  addDays,
  type BusinessDate,
  businessDateOf,
  daysBetween,
  type Instant,
  instantAt,
} from '@lending-desk/domain/calendar';
import { type Paise, paiseToRupees, percent, rupees, sum } from '@lending-desk/domain/money';
import {
  type AccountTerms,
  book,
  disbursalOf,
  type DueInstalment,
  emiOf,
  type LoanAccount,
  type LoanEvent,
  openAccount,
  overdueSummary,
  postThrough,
  wireEmis,
  wireTransactions,
} from '@lending-desk/domain/repayment';
import type { Random } from '../random';

/** The approved terms; amounts in rupees, rates in % a year and % of the amount. */
export interface DemoTerms {
  readonly amount: number;
  readonly months: number;
  readonly interestRate: number;
  readonly processingFeeRate: number;
  readonly emiDay: number;
}

export function demoEmi({ amount, interestRate, months }: DemoTerms): Paise {
  return emiOf({ principal: rupees(amount), yearlyRate: percent(interestRate), months });
}

/** The account of a disbursed loan, and its additional fields: charges, mandate, instalments, payments. */
export function demoRepayment(
  random: Random,
  given: {
    readonly terms: DemoTerms;
    readonly disbursedOn: Instant;
    readonly asOf: BusinessDate;
    readonly loanId: number;
    readonly holder: { fullName: string; email: string; phone: string; accountNumber: string };
  },
): { readonly account: LoanAccount; readonly fields: Record<string, unknown> } {
  const { terms, disbursedOn, asOf, loanId, holder } = given;
  const day = businessDateOf(disbursedOn);
  const accountTerms: AccountTerms = {
    principal: rupees(terms.amount),
    yearlyRate: percent(terms.interestRate),
    months: terms.months,
    emiDay: terms.emiDay,
    disbursedOn: day,
    processingFeeRate: percent(terms.processingFeeRate),
  };
  const { processingFee, gst, preEmiInterest, paidOut } = disbursalOf(accountTerms);
  const habit = random.weighted([
    ['prompt', 66],
    ['late', 19],
    ['stopped', 15],
  ] as const);
  // Of those who stopped, some have paid a part since, and some all of it, after so long that the loan was NPA.
  const since = habit === 'stopped' ? ([null, null, null, 'part', 'all'] as const)[loanId % 5] : null;
  let account = openAccount(accountTerms);
  const [first] = account.instalments;
  const due = account.instalments.filter(({ dueDate }) => dueDate <= asOf).length;
  const paidUpTo = habit === 'stopped' ? Math.max(0, due - random.int(1, 4)) : due;
  const stoppedAt = since === 'all' ? Math.min(paidUpTo, Math.max(0, due - 5)) : paidUpTo;
  for (const [index, instalment] of account.instalments.entries()) {
    const lateDays = habit === 'late' && random.chance(0.4) ? random.int(2, 12) : 0;
    const paid = index < stoppedAt;
    const drawn = debitOf(random, { instalment, lateDays, paid: index < paidUpTo });
    const debit = paid ? drawn : returnedOf(drawn);
    if (instalment.dueDate > asOf) continue;
    account = book(account, debit).account;
    if (!paid || debit.status === 'SUCCESS') continue;
    const wanted = addDays(instalment.dueDate, lateDays);
    // No payment is dated in the future.
    const paidOn = wanted > asOf ? asOf : wanted;
    const { total } = overdueSummary(account, paidOn);
    const open =
      paidOn > instalment.dueDate ? total : sum([total, instalment.principal, instalment.interest]);
    account = book(account, linkPayment(debit.id, open, paidOn)).account;
  }
  const overdue = overdueSummary(account, asOf).total;
  const later = since === 'all' ? overdue : rupees(Math.floor(overdue / 200));
  if (since && later > 0) account = book(account, linkPayment(`pay_${loanId}`, later, asOf)).account;
  const fields = {
    disbursalDate: disbursedOn,
    disbursalStatus: daysBetween(day, asOf) < 2 ? 'PROCESSING' : 'COMPLETED',
    tenure: terms.months,
    preEmiAmount: paiseToRupees(preEmiInterest),
    processingFee: {
      processingCharges: paiseToRupees(processingFee),
      gst: paiseToRupees(gst),
      totalProcessingFee: paiseToRupees(sum([processingFee, gst])),
    },
    amountDisbursed: paiseToRupees(paidOut),
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
        scheduledOn: first?.dueDate ?? day,
        umrn: `ZBNK${random.text(16, '0123456789')}`,
      },
    },
    emis: wireEmis(account, asOf),
    transactionDetails: wireTransactions(account, asOf).map(row => ({
      ...row,
      paymentDate: instantAt(row.paymentDate, 12 * 60),
    })),
  };
  return { account: postThrough(account, asOf), fields };
}

/** The debit of an EMI: it comes in on its day, or comes back where the customer pays late or not at all. */
function debitOf(
  random: Random,
  given: { readonly instalment: DueInstalment; readonly lateDays: number; readonly paid: boolean },
) {
  const { instalment, lateDays, paid } = given;
  const { dueDate, principal, interest } = instalment;
  const id = paid ? `pay_${random.text(14, 'abcdefghijkmnopqrstuvwxyz0123456789')}` : `back_${dueDate}`;
  const isReceived = paid && lateDays === 0;
  return {
    type: 'nach',
    id,
    status: isReceived ? 'SUCCESS' : 'RETURN',
    amount: sum([principal, interest]),
    emiDate: dueDate,
    settlementDate: dueDate,
    presentationDate: dueDate,
    bookedOn: dueDate,
    code: isReceived ? null : '04',
    bankReference: paid ? `NACH${random.text(10, '0123456789')}` : id,
    occurrence: 1,
  } as const;
}

/** The same debit, sent back by the bank. */
function returnedOf(debit: ReturnType<typeof debitOf>) {
  const id = `back_${debit.emiDate}`;
  return { ...debit, id, status: 'RETURN', code: '04', bankReference: id } as const;
}

function linkPayment(id: string, amount: Paise, day: BusinessDate): LoanEvent {
  const reference = `LINK${id.slice(-10).toUpperCase()}`;
  return { type: 'receipt', id, source: 'RAZORPAY', amount, bookedOn: day, valueDate: day, reference };
}
