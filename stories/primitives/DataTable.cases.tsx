import { formatRupees, type Paise, rupees, sum } from '@lending-desk/domain/money';
import { Badge } from '@lending-desk/ui/primitives/Badge';
import { type Column, DataTable, type DataTableProps } from '@lending-desk/ui/primitives/Table';
import { Text } from '@lending-desk/ui/primitives/Text';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';

/** One instalment of a schedule. */
export type Instalment = {
  number: number;
  due: string;
  emi: Paise;
  principal: Paise;
  interest: Paise;
  status: 'Paid' | 'Overdue' | 'Upcoming';
  payments: readonly { on: string; amount: Paise }[];
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A schedule with the given number of instalments: eight paid, two overdue, the rest due later. The data never
 *  changes. */
export function instalments(count: number): Instalment[] {
  return Array.from({ length: count }, (_, index) => {
    const principal = 6900 + index * 165;
    const due = `5 ${months[(index + 1) % 12]} ${2026 + Math.floor((index + 1) / 12)}`;
    return {
      number: index + 1,
      due,
      emi: rupees(10_153),
      principal: rupees(principal),
      interest: rupees(10_153 - principal),
      status: index < 8 ? 'Paid' : index < 10 ? 'Overdue' : 'Upcoming',
      payments: index < 8 ? [{ on: due, amount: rupees(10_153) }] : [],
    };
  });
}

const faces = {
  Paid: { tone: 'approve', icon: CircleCheck },
  Overdue: { tone: 'reject', icon: Clock },
  Upcoming: { tone: 'neutral', icon: CircleDashed },
} as const;

const columns: readonly Column<Instalment>[] = [
  {
    id: 'number',
    header: '#',
    align: 'right',
    width: 56,
    cell: row => row.number,
    sortValue: row => row.number,
  },
  { id: 'due', header: 'Due date', width: 120, cell: row => row.due },
  { id: 'emi', header: 'EMI', align: 'right', width: 120, cell: row => formatRupees(row.emi) },
  {
    id: 'principal',
    header: 'Principal',
    align: 'right',
    width: 120,
    cell: row => formatRupees(row.principal),
    sortValue: row => row.principal,
  },
  { id: 'interest', header: 'Interest', align: 'right', width: 120, cell: row => formatRupees(row.interest) },
  { id: 'status', header: 'Status', cell: row => <Badge {...faces[row.status]}>{row.status}</Badge> },
];

const keyOf = (row: Instalment) => String(row.number);
export const nameOf = (row: Instalment) => `EMI ${row.number}`;

export const schedule = instalments(18);

export const dataTableArgs = {
  label: 'Schedule',
  columns,
  rows: schedule,
  rowKey: keyOf,
  layout: { frame: 'panel', height: 'fill' },
} satisfies DataTableProps<Instalment>;

export const InstalmentTable = DataTable<Instalment>;

/** Totals of the schedule, as a screen gets them from the domain. */
export const totals = {
  due: 'Total',
  emi: formatRupees(sum(schedule.map(row => row.emi))),
  principal: formatRupees(sum(schedule.map(row => row.principal))),
  interest: formatRupees(sum(schedule.map(row => row.interest))),
};

export const detail = (row: Instalment) =>
  row.payments.length === 0 ? null : (
    <ul aria-label={`Payments of EMI ${row.number}`}>
      {row.payments.map(({ on, amount }) => (
        <li key={on}>
          <Text>
            Auto debit, {on}, {formatRupees(amount)}
          </Text>
        </li>
      ))}
    </ul>
  );
