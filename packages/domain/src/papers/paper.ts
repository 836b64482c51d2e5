import { type BusinessDate, formatDate } from '../calendar';
import { formatRupees } from '../money/display';
import { type Paise, sum, zeroPaise } from '../money/paise';
import type { LoanAccount } from '../repayment/account';
import { interestNotCharged, refundsDue } from '../repayment/closure';
import { foreclosureOn } from '../repayment/foreclosure';
import { paperMessages } from './messages';

/** One line of a paper; the last of a list of amounts is its sum. */
export type PaperLine = { readonly label: string; readonly value: string };

/** A paper about a loan, without the head that the lender's name makes. */
export type Paper = {
  readonly title: string;
  /** The name of its file. */
  readonly fileName: string;
  readonly about: readonly PaperLine[];
  readonly amounts: readonly PaperLine[];
  /** Lines under headings of their own. @default none */
  readonly sections?: readonly PaperSection[];
  readonly sentences: readonly string[];
};

export type PaperSection = { readonly heading: string; readonly lines: readonly PaperLine[] };

/** Whose loan a paper is about. */
export type PaperLoan = { readonly loanId: number; readonly fullName: string };

const exactly = (amount: Paise) => formatRupees(amount, { paise: true });
const amountLine = (label: string, amount: Paise): PaperLine => ({ label, value: exactly(amount) });

function aboutOf({ loanId, fullName }: PaperLoan, { terms }: LoanAccount): PaperLine[] {
  return [
    { label: 'Customer', value: fullName },
    { label: 'Loan account number', value: String(loanId) },
    amountLine('Loan amount', terms.principal),
    { label: 'Disbursed on', value: formatDate(terms.disbursedOn) },
  ];
}

/** What closes a loan on a day, from its ledger.
 *  @returns why there is none, in words, for a closed loan
 *  @source M30, M31, M32 */
export function quotePaper(loan: PaperLoan, account: LoanAccount, on: BusinessDate): Paper | string {
  if (account.closedOn !== null) return paperMessages.closed;
  const quote = foreclosureOn(account, on);
  const day = formatDate(on);
  return {
    title: 'Foreclosure quote',
    fileName: `foreclosure-quote-${loan.loanId}-${on}.pdf`,
    about: [...aboutOf(loan, account), { label: 'Closing date', value: day }],
    amounts: [
      amountLine('Principal outstanding', quote.outstandingPrincipal),
      amountLine('Overdue interest', quote.overdueInterest),
      amountLine('Penal interest overdue', quote.penal),
      amountLine('Bounce charges overdue', quote.bounce),
      amountLine('Interest since the last due date', quote.nextMonthInterest),
      amountLine('Total foreclosure amount', quote.total),
      amountLine('Held for you', quote.held),
      amountLine(`Payable on ${day}`, quote.payable),
    ],
    sentences: [
      `This amount closes the loan on ${day}. On another day it is a different one, and a payment, a charge or a waiver booked meanwhile changes it.`,
      'No charge is made for early closure.',
    ],
  };
}

/** That nothing is due on a closed loan, with what was received for it.
 *  @returns why there is none, in words, for a loan that is not closed
 *  @source M34 */
export function noDuesPaper(loan: PaperLoan, account: LoanAccount): Paper | string {
  const { closedOn } = account;
  if (closedOn === null) return paperMessages.notClosed;
  const valid = account.receipts.filter(({ reversal }) => reversal === null);
  const amountOf = (waived: boolean) =>
    sum(valid.filter(({ source }) => (source === 'WAIVER') === waived).map(({ amount }) => amount));
  const due = refundsDue(account);
  const spared = interestNotCharged(account);
  const day = formatDate(closedOn);
  return {
    title: 'No dues letter',
    fileName: `no-dues-${loan.loanId}.pdf`,
    about: [...aboutOf(loan, account), { label: 'Closed on', value: day }],
    amounts: [
      amountLine('Payments received', amountOf(false)),
      amountLine('Waived', amountOf(true)),
      amountLine('Due on this loan', zeroPaise),
    ],
    sentences: [
      `We confirm that this loan was closed on ${day} and that nothing is due on it.`,
      ...(spared > 0
        ? [`Because it was closed early, ${exactly(spared)} of the interest agreed was not charged.`]
        : []),
      ...(due > 0 ? [`${exactly(due)} that was paid beyond the closing amount is due back to you.`] : []),
    ],
  };
}
