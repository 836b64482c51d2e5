import { type BusinessDate, formatDate } from '../calendar';
import { formatRupees } from '../money/display';
import type { Paise } from '../money/paise';

/** The messages of requests that wait for a second person. */
export const approvalMessages = {
  loadFailed: 'The requests could not be read. Contact Admin',
  decideFailed: 'The request could not be decided. Contact Admin',
  takeBackFailed: 'The request could not be taken back. Contact Admin',
  duesChanged: 'Dues have changed. Please refresh',
  notFound: 'Request not found',
  notYours: 'Only who asked can take a request back',
  ended: 'This request has ended: nobody decided it within 7 days',
  closed: 'This loan is closed',
  noAccount: 'This loan has no account',
  closureWaits: 'A closure of this loan waits for approval already',
  reasonRequired: 'Enter a reason',
  nobody: 'Nobody else can approve this',
  kinds: {
    waiver: 'Waiver',
    closure: 'Closure',
    receipt: 'Receipt',
    reversal: 'Reversal',
    refund: 'Refund',
  },
  whyNot: {
    role: 'Only a collections admin or a super user can decide this',
    maker: 'You asked for this; another person approves',
    setUpByMaker: 'Who asked has set your roles or your password in the last 7 days',
  },
  /** At the fields of a receipt by hand, a reversal and a refund. */
  byHand: {
    amountRequired: 'Enter an amount above zero',
    dateRequired: 'Enter the day on which the money came',
    dateAfterToday: 'The date is after today',
    dateTooEarly: 'The date is more than 30 days back',
    sourceRequired: 'Choose how the money came',
    cashLimit: 'Cash of one loan and day stays below',
    referenceRequired: 'Enter a reference',
    reasonRequired: 'Enter a reason',
    paymentRequired: 'Choose a payment',
    moreThanDue: 'Due back is only',
    adminsOnly: 'Only a collections admin or a super user may ask for this',
    nothingToReverse: 'There is no payment that can be reversed',
    attachmentGone: 'The attached file is not stored. Please attach it again',
    nothingDue: 'Nothing is due back to the customer',
  },
  /** What became of it, when it was decided before. */
  decided: {
    approved: 'This request was approved already',
    refused: 'This request was refused already',
    takenBack: 'This request was taken back',
  },
  status: {
    waiver: { waits: 'Waiver waits for approval', done: 'Waiver added' },
    closure: { waits: 'Closure waits for approval', done: 'Loan closed' },
    receipt: { waits: 'Receipt waits for approval', done: 'Receipt added' },
    reversal: { waits: 'Reversal waits for approval', done: 'Reversal posted' },
    refund: { waits: 'Refund waits for approval', done: 'Refund paid out' },
  },
} as const;

/** That a bank reference is that of an earlier receipt by hand, which is named; amount in paise. */
export function referenceTaken(
  reference: string,
  earlier: {
    readonly loanId: number;
    readonly amount: Paise;
    readonly date: BusinessDate;
    readonly waits: boolean;
  },
): string {
  const receipt = `${formatRupees(earlier.amount, { paise: true })} on loan ${earlier.loanId}, ${formatDate(earlier.date)}`;
  return `${reference} ${earlier.waits ? 'waits for approval already' : 'is booked already'}: ${receipt}`;
}
