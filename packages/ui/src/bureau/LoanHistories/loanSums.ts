import { axisOf, type BureauLoan, type TimeAxis } from '@lending-desk/domain/bureau';

/** '1 account', '34 accounts'. */
export function accountsText(count: number): string {
  return `${count} ${count === 1 ? 'account' : 'accounts'}`;
}

/** The axis that all loans of a report share.
 *  @param reportMonth  the month of the report; null when unknown */
export function axisOfLoans(loans: readonly BureauLoan[], reportMonth: number | null): TimeAxis {
  return axisOf(
    loans.map(loan => loan.history),
    reportMonth,
  );
}
