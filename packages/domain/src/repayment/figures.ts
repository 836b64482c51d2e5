import type { BusinessDate } from '../calendar/businessDate';
import { dpdBucket } from './dpdBucket';
import { type Paise, paiseToRupees, subtract, sum, zeroPaise } from '../money/paise';
import { percentOf } from '../money/rate';
import type { LoanAccount } from './account';
import { refundsDue } from './closure';
import { type Foreclosure, foreclosureOn, lastPaymentDate, maxCollectionAmount } from './foreclosure';
import { overdueDetails, type OverdueParts, overdueSummary } from './overdue';
import { postThrough } from './postDays';
import { repaymentRows } from './rows';
import { standingOn } from './standing';
import type { LedgerAccount } from './transfers';
import { waiverLimits } from './waiver';
import { wireEmis, wireTransactions } from './wireRows';

/** Every figure of a loan's account as the wire names it: rupees with two decimals at most, days as business dates.
 *  All desks answer these, so that none shows another amount than its neighbour.
 *  @param today  from disbursal on
 *  @param openLinks  what open payment links still ask for together, in paise
 *  @source M1 to M8, M27, M30, M31, M52 */
export function repaymentFigures(account: LoanAccount, today: BusinessDate, openLinks: Paise = zeroPaise) {
  const posted = postThrough(account, today);
  const overdue = overdueSummary(posted, today);
  const toClose = foreclosureOn(posted, today);
  const { daysPastDue, assetClass, classAtDayEnd, npa } = standingOn(posted, today);
  return {
    loan: loanFigures(posted, today),
    overdueSummary: overdueOnWire(overdue),
    overdueDetails: overdueDetails(posted, today).map(row => ({
      dueDate: row.dueDate,
      ...overdueOnWire(row),
      overdueDays: row.overdueDays,
    })),
    paymentDetails: repaymentRows(posted, today).map(row => ({
      dueDate: row.dueDate,
      paymentDate: row.paymentDate,
      ...overdueOnWire({ ...row.paid, total: row.total }),
      paymentSource: row.source,
    })),
    /** As of today, and as of the last payment. */
    foreClosure: [toClose, foreclosureOn(posted, lastPaymentDate(posted))].map(closureOnWire),
    outstanding: {
      overdueAmount: {
        overdueInterest: paiseToRupees(overdue.interest),
        bounce: paiseToRupees(overdue.bounce),
        penal: paiseToRupees(overdue.penal),
        overduePrincipal: paiseToRupees(overdue.principal),
      },
      outstandingAmount: {
        outstandingPrinciple: paiseToRupees(subtract(toClose.outstandingPrincipal, overdue.principal)),
        outstandingInterest: paiseToRupees(toClose.nextMonthInterest),
      },
    },
    daysPastDue,
    bucket: dpdBucket(daysPastDue),
    class: assetClass,
    classAtDayEnd,
    npa,
    held: paiseToRupees(toClose.held),
    payable: paiseToRupees(toClose.payable),
    maxAmount: paiseToRupees(maxCollectionAmount(posted, today, openLinks)),
    refundsDue: paiseToRupees(refundsDue(posted)),
    closedOn: posted.closedOn,
  };
}

/** What of each part may be waived at most, in rupees.
 *  @source M28 */
export function waivableFigures(account: LoanAccount, today: BusinessDate) {
  const { penal, bounce, interest, principal } = waiverLimits(postThrough(account, today), today);
  return {
    penal: paiseToRupees(penal),
    bounce: paiseToRupees(bounce),
    interest: paiseToRupees(interest),
    principal: paiseToRupees(principal),
  };
}

/** What of a loan itself its account says: what was paid out and deducted, the terms, instalments and payments. */
function loanFigures(account: LoanAccount, today: BusinessDate) {
  const { terms } = account;
  const { paidOut, preEmiInterest, processingFee, gst } = disbursedParts(account);
  return {
    amountDisbursed: paiseToRupees(paidOut),
    preEmiAmount: paiseToRupees(preEmiInterest),
    tenure: terms.months,
    riskBucket: { interestRate: Number(percentOf(terms.yearlyRate)) },
    processingFee: {
      processingCharges: paiseToRupees(processingFee),
      gst: paiseToRupees(gst),
      totalProcessingFee: paiseToRupees(sum([processingFee, gst])),
    },
    emis: wireEmis(account, today),
    transactionDetails: wireTransactions(account, today),
  };
}

/** What was paid out and deducted: of a loan that was taken over, as it was given. */
function disbursedParts({ groups }: LoanAccount) {
  const opening = groups.filter(({ kind }) => kind === 'disbursal').flatMap(({ transfers }) => transfers);
  const to = (account: LedgerAccount) =>
    sum(opening.filter(({ credit }) => credit === account).map(({ amount }) => amount));
  return {
    paidOut: to('bank'),
    preEmiInterest: to('interest income'),
    processingFee: to('fee income'),
    gst: to('GST payable'),
  };
}

function overdueOnWire({ principal, interest, penal, bounce, total }: OverdueParts) {
  return {
    principal: paiseToRupees(principal),
    interest: paiseToRupees(interest),
    penalInterest: paiseToRupees(penal),
    bounceCharges: paiseToRupees(bounce),
    total: paiseToRupees(total),
  };
}

/** A column of the foreclosure table; `emiAmount` is its row 'Next Month Interest'. */
export function closureOnWire(column: Foreclosure) {
  return {
    dueDate: column.day,
    outstandingPrincipal: paiseToRupees(column.outstandingPrincipal),
    interest: paiseToRupees(column.overdueInterest),
    penalInterest: paiseToRupees(column.penal),
    bounceCharges: paiseToRupees(column.bounce),
    emiAmount: paiseToRupees(column.nextMonthInterest),
    total: paiseToRupees(column.total),
    held: paiseToRupees(column.held),
    payable: paiseToRupees(column.payable),
  };
}
