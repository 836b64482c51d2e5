import { formatDate } from '@lending-desk/domain/calendar';
import { formatRupees, paise, type Paise, sum } from '@lending-desk/domain/money';
import type {
  MonthRow,
  NegativeDay,
  SectionSalary,
  StatementTransaction,
} from '@lending-desk/domain/statements';
import { Counter } from '../../primitives/Counter';
import type { Column } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { Balance, Whole } from './cells';
import { day, exact, monthLabel, plain } from './cellTexts';
import { dayOf, type Keyed, right } from './shortRows';
import { ShortTable } from './ShortTable';

const zero = <Text tone="tertiary">{formatRupees(paise(0))}</Text>;
const rupees = (amount: Paise | null) =>
  amount === null ? null : amount === 0 ? zero : formatRupees(amount);

const monthColumns: readonly Column<Keyed<MonthRow>>[] = [
  { id: 'month', header: 'Month', width: 106, cell: ({ row }) => monthLabel(row) },
  { id: 'credits', header: 'Credits', ...right, cell: ({ row }) => rupees(row.credits) },
  { id: 'debits', header: 'Debits', ...right, cell: ({ row }) => rupees(row.debits) },
  { id: 'net', header: 'Net', ...right, cell: ({ row }) => rupees(row.net) },
  {
    id: 'average',
    header: 'Average balance',
    ...right,
    cell: ({ row }) => <Balance amount={row.averageBalance} />,
  },
  {
    id: 'closing',
    header: 'Closing balance',
    ...right,
    cell: ({ row }) => <Balance amount={row.closingBalance} />,
  },
  {
    id: 'bounces',
    header: 'Bounces',
    width: 96,
    ...right,
    cell: ({ row }) =>
      row.bounces === 0 ? (
        <Text tone="tertiary">0</Text>
      ) : (
        <Text tone="reject" weight="medium">
          {row.bounces}
        </Text>
      ),
  },
];

/** Figures by month (CR-037). */
export function MonthlyTable({ months }: { months: readonly MonthRow[] }) {
  return <ShortTable title="Monthly" rows={months} columns={monthColumns} none="No month is covered." long />;
}

const salaryColumns: readonly Column<Keyed<SectionSalary>>[] = [
  { id: 'date', header: 'Salary date', width: 100, cell: ({ row }) => day(row) },
  { id: 'sender', header: 'Sender', cell: ({ row }) => <Whole text={row.sender} /> },
  {
    id: 'estimated',
    header: 'Estimated salary',
    width: 124,
    ...right,
    cell: ({ row }) => rupees(row.estimated),
  },
];

/** Salaries from employers (CR-040). */
export function SalaryTable({ salaries }: { salaries: readonly SectionSalary[] }) {
  return (
    <ShortTable
      title="Salary Information"
      rows={salaries}
      columns={salaryColumns}
      none="No salary was found in this account."
      dayOf={dayOf}
    />
  );
}

const bounceColumns: readonly Column<Keyed<StatementTransaction>>[] = [
  { id: 'date', header: 'Date', width: 100, cell: ({ row }) => day(row) },
  { id: 'narration', header: 'Narration', cell: ({ row }) => <Whole text={row.narration} /> },
  { id: 'amount', header: 'Amount', width: 104, ...right, cell: ({ row }) => plain(row.amount) },
];

type BouncesProps = {
  bounces: readonly StatementTransaction[];
  charges: readonly StatementTransaction[];
  /** Those of the charges whose return was not printed. */
  unexplained: readonly StatementTransaction[];
};

/** Returned debits and cheques, with the bank's charges below (CR-043). A return known only by its charge is not
 *  among the rows, and is counted apart. */
export function BouncesTable({ bounces, charges, unexplained }: BouncesProps) {
  const charged = paise(Math.abs(sum(charges.flatMap(({ amount }) => amount ?? []))));
  const apart =
    unexplained.length > 0
      ? `. Known only by the charge: ${unexplained.length} ${unexplained.length === 1 ? 'return' : 'returns'} the bank did not print`
      : '';
  return (
    <ShortTable
      title="Bounces"
      rows={bounces}
      columns={bounceColumns}
      none="Nothing was returned."
      dayOf={dayOf}
      actions={
        bounces.length > 0 ? (
          <Counter value={bounces.length} tone="flag" label={bounces.length === 1 ? 'bounce' : 'bounces'} />
        ) : undefined
      }
      below={
        charges.length > 0 ? `Charges for returns: ${charges.length}, ${exact(charged)}${apart}` : undefined
      }
    />
  );
}

const negativeColumns: readonly Column<Keyed<NegativeDay>>[] = [
  { id: 'date', header: 'Date', width: 108, cell: ({ row }) => formatDate(row.date) },
  {
    id: 'balance',
    header: 'Balance',
    ...right,
    cell: ({ row }) => (
      <>
        {row.dayEnd ? null : (
          <Text size="caption" tone="tertiary">
            during the day{' '}
          </Text>
        )}
        <Balance amount={row.balance} exactly />
      </>
    ),
  },
];

/** Days with a negative balance (CR-044). */
export function NegativeTable({ days }: { days: readonly NegativeDay[] }) {
  return (
    <ShortTable
      title="Negative Balance"
      rows={days}
      columns={negativeColumns}
      none="The account was never below zero."
      dayOf={dayOf}
      actions={
        days.length > 0 ? (
          <Counter value={days.length} tone="reject" label={days.length === 1 ? 'day' : 'days'} />
        ) : undefined
      }
    />
  );
}
