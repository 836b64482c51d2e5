import {
  type BusinessDate,
  formatRupees,
  type FundsRow,
  type MonthRow,
  type NegativeDay,
  formatDate,
  paise,
  type Paise,
  type ScoredCredit,
  type SectionSalary,
  type StatementTransaction,
  sum,
  transactionKindOf,
} from '@lending-desk/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { Counter } from '../../primitives/Counter';
import { Panel } from '../../primitives/Panel';
import { Segmented } from '../../primitives/Segmented';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { Balance, Category, Cut, day, exact, monthLabel, plain, SignedAmount, typeOf } from './cells';
import { note, someRows } from './PerfiosTab.css';

type Keyed<Row> = { key: string; row: Row };
const keyOf = (one: { key: string }) => one.key;
const dayOf = (row: { readonly date: BusinessDate | null }) => row.date;
const right = { align: 'right' } as const;
const zero = <Text tone="tertiary">{formatRupees(paise(0))}</Text>;
const rupees = (amount: Paise | null) =>
  amount === null ? null : amount === 0 ? zero : formatRupees(amount);

type ShortTableProps<Row> = {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Keyed<Row>>[];
  /** Why there is none, in one sentence. */
  none: string;
  /** Room for more rows before it scrolls. @default false */
  long?: boolean;
  /** The day of a row; the newest then come first, as in the transactions. @default as given */
  dayOf?: (row: Row) => BusinessDate | null;
  meta?: ReactNode;
  actions?: ReactNode;
  below?: ReactNode;
};

/** A titled table that scrolls inside its panel when it is long. */
function ShortTable<Row>(props: ShortTableProps<Row>) {
  const { title, rows, columns, none, long, dayOf, meta, actions, below } = props;
  const keyed = useMemo(() => {
    const own = rows.map((row, index) => ({ key: String(index), row }));
    // What has no day comes last.
    return dayOf ? own.sort((a, b) => (dayOf(b.row) ?? '').localeCompare(dayOf(a.row) ?? '')) : own;
  }, [rows, dayOf]);
  return (
    <Panel title={title} meta={meta} actions={actions} padding="none">
      {rows.length === 0 ? (
        <p className={note}>{none}</p>
      ) : (
        <div className={someRows} data-long={long || undefined}>
          <Table caption={title} columns={columns} rows={keyed} rowKey={keyOf} height="fill" fixed />
        </div>
      )}
      {below ? <p className={note}>{below}</p> : null}
    </Panel>
  );
}

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

/** Month by month (CR-037). */
export function MonthlyTable({ months }: { months: readonly MonthRow[] }) {
  return <ShortTable title="Monthly" rows={months} columns={monthColumns} none="No month is covered." long />;
}

const dateWidth = 112;
// 'Rs. 99,99,99,999.00': a figure is never cut.
const amountWidth = 162;
const categoryWidth = 152;

const fundsColumns: readonly Column<Keyed<FundsRow>>[] = [
  { id: 'date', header: 'Date', width: dateWidth, cell: ({ row }) => day(row) || row.monthName },
  { id: 'narration', header: 'Narration', mono: true, cell: ({ row }) => <Cut text={row.narration} /> },
  {
    id: 'category',
    header: 'Category',
    width: categoryWidth,
    cell: ({ row }) => <Category category={row.category} kind={transactionKindOf(row)} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: amountWidth,
    ...right,
    cell: ({ row }) => <SignedAmount amount={row.amount} />,
  },
  { id: 'type', header: 'Type', width: 88, cell: ({ row }) => typeOf(row.amount) },
  { id: 'balance', header: 'Balance', width: amountWidth, ...right, cell: ({ row }) => exact(row.balance) },
];
const fundsViews = [
  { value: 'huge', label: 'Huge' },
  { value: 'top', label: 'Top 5 a month' },
] as const;

type HugeProps = {
  title: 'Huge Credit' | 'Huge Debit';
  huge: readonly FundsRow[];
  top: readonly FundsRow[];
  /** What counts as huge. */
  from: Paise | null;
};

/** Single movements far above what moves in a month, and the five largest of every month (CR-038, CR-039). */
export function HugeTable({ title, huge, top, from }: HugeProps) {
  const [view, setView] = useState<'huge' | 'top'>('huge');
  const limit = from === null ? null : formatRupees(from);
  return (
    <ShortTable
      title={title}
      rows={view === 'huge' ? huge : top}
      columns={fundsColumns}
      meta={view === 'huge' && limit !== null ? `From ${limit}, 1.5 × the monthly average` : undefined}
      none={view === 'huge' && limit !== null ? `None reaches ${limit}.` : 'None.'}
      actions={
        <Segmented
          label={`${title} shows`}
          hideLabel
          size="sm"
          value={view}
          onChange={setView}
          options={fundsViews}
        />
      }
    />
  );
}

const salaryColumns: readonly Column<Keyed<SectionSalary>>[] = [
  { id: 'date', header: 'Salary date', width: 108, cell: ({ row }) => day(row) },
  { id: 'sender', header: 'Sender', cell: ({ row }) => <Cut text={row.sender} /> },
  {
    id: 'estimated',
    header: 'Estimated salary',
    width: 128,
    ...right,
    cell: ({ row }) => rupees(row.estimated),
  },
];

/** Pay from employers (CR-040). */
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

const scoredColumns: readonly Column<Keyed<ScoredCredit>>[] = [
  { id: 'date', header: 'Date', width: dateWidth, cell: ({ row }) => day(row) },
  { id: 'narration', header: 'Narration', mono: true, cell: ({ row }) => <Cut text={row.narration} /> },
  {
    id: 'category',
    header: 'Category',
    width: categoryWidth,
    cell: ({ row }) => <Category category={row.category} kind={transactionKindOf(row)} />,
  },
  { id: 'amount', header: 'Amount', width: amountWidth, ...right, cell: ({ row }) => exact(row.amount) },
  { id: 'balance', header: 'Balance', width: amountWidth, ...right, cell: ({ row }) => exact(row.balance) },
  { id: 'score', header: 'Score', width: 80, ...right, cell: ({ row }) => row.score },
];

/** The lender's own salary model (CR-041). */
export function ScoredTable({ scored }: { scored: readonly ScoredCredit[] }) {
  return (
    <ShortTable
      title="DS Salary Information"
      meta="Score 0 to 100: words, rhythm, steadiness, payer"
      rows={scored}
      columns={scoredColumns}
      none="No credit looks like a salary."
      dayOf={dayOf}
    />
  );
}

const bounceColumns: readonly Column<Keyed<StatementTransaction>>[] = [
  { id: 'date', header: 'Date', width: 108, cell: ({ row }) => day(row) },
  { id: 'narration', header: 'Narration', cell: ({ row }) => <Cut text={row.narration} /> },
  { id: 'amount', header: 'Amount', width: 128, ...right, cell: ({ row }) => plain(row.amount) },
];

type BouncesProps = {
  bounces: readonly StatementTransaction[];
  charges: readonly StatementTransaction[];
};

/** Returned debits and cheques; what the bank charged for them stands below (CR-043). */
export function BouncesTable({ bounces, charges }: BouncesProps) {
  const charged = paise(Math.abs(sum(charges.flatMap(({ amount }) => amount ?? []))));
  return (
    <ShortTable
      title="Bounces"
      rows={bounces}
      columns={bounceColumns}
      none="Nothing was returned."
      dayOf={dayOf}
      actions={
        bounces.length > 0 ? <Counter value={bounces.length} tone="flag" label="bounces" /> : undefined
      }
      below={charges.length > 0 ? `Charges for returns: ${charges.length}, ${exact(charged)}` : undefined}
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

/** Days below zero (CR-044). */
export function NegativeTable({ days }: { days: readonly NegativeDay[] }) {
  return (
    <ShortTable
      title="Negative Balance"
      rows={days}
      columns={negativeColumns}
      none="The account was never below zero."
      dayOf={dayOf}
      actions={days.length > 0 ? <Counter value={days.length} tone="reject" label="days" /> : undefined}
    />
  );
}
