import { type BureauLoan, grantedAmount } from '@lending-desk/domain/bureau';
import type { Column } from '../../primitives/Table';
import { shownAmount, shownDate } from '../Facts';

/** The columns of Active Loans tabular. */
export const loanColumns: readonly Column<BureauLoan>[] = [
  {
    id: 'institution',
    header: 'Institution',
    cell: loan => loan.institution,
    sortValue: loan => loan.institution,
  },
  { id: 'type', header: 'Account type', cell: loan => loan.accountType, sortValue: loan => loan.accountType },
  { id: 'number', header: 'Account number', cell: loan => loan.accountNumber, mono: true },
  { id: 'ownership', header: 'Ownership', cell: loan => loan.ownership },
  {
    id: 'sanctioned',
    header: 'Sanctioned',
    align: 'right',
    cell: loan => shownAmount(grantedAmount(loan)),
    sortValue: grantedAmount,
  },
  {
    id: 'balance',
    header: 'Balance',
    align: 'right',
    cell: loan => shownAmount(loan.balance),
    sortValue: loan => loan.balance,
  },
  {
    id: 'pastDue',
    header: 'Past due',
    align: 'right',
    cell: loan => shownAmount(loan.pastDue, { overdue: true }),
    sortValue: loan => loan.pastDue,
  },
  {
    id: 'emi',
    header: 'EMI',
    align: 'right',
    cell: loan => shownAmount(loan.installment),
    sortValue: loan => loan.installment,
  },
  {
    id: 'rate',
    header: 'Interest rate',
    align: 'right',
    cell: loan => (loan.interestRate === null ? null : `${loan.interestRate}%`),
  },
  { id: 'tenure', header: 'Tenure', align: 'right', cell: loan => loan.tenure },
  {
    id: 'opened',
    header: 'Opened',
    cell: loan => shownDate(loan.opened),
    sortValue: loan => loan.opened.date,
  },
  { id: 'lastPaid', header: 'Last payment', cell: loan => shownDate(loan.lastPaid) },
  { id: 'reported', header: 'Reported', cell: loan => shownDate(loan.reported) },
  { id: 'status', header: 'Status', cell: loan => loan.status },
];
