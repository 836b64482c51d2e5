import type { ApprovalStatus } from '@lending-desk/domain/loan';
import { formatRupees, rupees } from '@lending-desk/domain/money';
import { StatusBadge } from '../../loan/StatusBadge';
import { Text } from '../../primitives/Text';
import { cell, preview, table } from './QueuePreview.css';

type Case = { loanId: number; name: string; amount: number; status: ApprovalStatus; hours: number };

// Made-up cases for a decorative picture, hidden from screen readers.
const cases: readonly Case[] = [
  { loanId: 4821941, name: 'Kavya Raghunathan', amount: 150_000, status: 'PENDING', hours: 16 },
  { loanId: 4821933, name: 'Imran Sheikh', amount: 85_000, status: 'HOLD', hours: 17 },
  { loanId: 4821925, name: 'Lakshmi Venkatesan', amount: 240_000, status: 'APPROVED', hours: 9 },
  { loanId: 4821920, name: 'Gurpreet Dhillon', amount: 60_000, status: 'REJECTED', hours: 31 },
  { loanId: 4821912, name: 'Sneha Patil', amount: 125_000, status: 'DISBURSED', hours: 43 },
  { loanId: 4821904, name: 'Joseph Fernandes', amount: 310_000, status: 'APPROVED', hours: 12 },
  { loanId: 4821899, name: 'Ritu Agarwal', amount: 45_000, status: 'PENDING', hours: 16 },
];

/** A preview of the queue behind the text of Home. */
export function QueuePreview() {
  return (
    <div className={preview} aria-hidden>
      <table className={table}>
        <thead>
          <tr>
            <th className={cell({ head: true })}>Loan id</th>
            <th className={cell({ head: true })}>Customer</th>
            <th className={cell({ head: true, number: true })}>Amount</th>
            <th className={cell({ head: true })}>Status</th>
            <th className={cell({ head: true, number: true })}>TAT</th>
          </tr>
        </thead>
        <tbody>
          {cases.map(row => (
            <tr key={row.loanId}>
              <td className={cell()}>
                <Text mono>{row.loanId}</Text>
              </td>
              <td className={cell()}>{row.name}</td>
              <td className={cell({ number: true })}>{formatRupees(rupees(row.amount))}</td>
              <td className={cell()}>
                <StatusBadge status={row.status} />
              </td>
              <td className={cell({ number: true })}>{row.hours} h</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
