import { formatRupees, type Paise } from '@lending-desk/domain/money';
import { type FundsRow, type ScoredCredit, transactionKindOf } from '@lending-desk/domain/statements';
import { useMemo, useState } from 'react';
import { Segmented } from '../../primitives/Segmented';
import type { Column } from '../../primitives/Table';
import { Category, Cut, SignedAmount } from './cells';
import { day, exact, figureWidth, typeOf } from './cellTexts';
import { dayOf, type Keyed, right } from './shortRows';
import { ShortTable } from './ShortTable';

const dateWidth = 108;
const categoryWidth = 138;

/** Sizes the amount columns by their longest amount, so that amounts are never truncated; the narration gets the
 *  rest. */
function fitted<Row extends { readonly amount: Paise | null; readonly balance: Paise | null }>(
  columns: readonly Column<Keyed<Row>>[],
  rows: readonly Row[],
): readonly Column<Keyed<Row>>[] {
  return columns.map(column => {
    const { id } = column;
    if (id !== 'amount' && id !== 'balance') return column;
    return { ...column, width: figureWidth(rows.map(row => row[id])) };
  });
}

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
    ...right,
    cell: ({ row }) => <SignedAmount amount={row.amount} />,
  },
  { id: 'type', header: 'Type', width: 72, cell: ({ row }) => typeOf(row.amount) },
  { id: 'balance', header: 'Balance', ...right, cell: ({ row }) => exact(row.balance) },
];
const fundsViews = [
  { value: 'huge', label: 'Huge' },
  { value: 'top', label: 'Top 5 a month' },
] as const;

type HugeProps = {
  title: 'Huge Credit' | 'Huge Debit';
  huge: readonly FundsRow[];
  top: readonly FundsRow[];
  /** The threshold for a huge amount. */
  from: Paise | null;
};

/** Unusually large transactions, and the five largest of every month (CR-038, CR-039). */
export function HugeTable({ title, huge, top, from }: HugeProps) {
  const [view, setView] = useState<'huge' | 'top'>('huge');
  const limit = from === null ? null : formatRupees(from);
  const rows = view === 'huge' ? huge : top;
  const columns = useMemo(() => fitted(fundsColumns, rows), [rows]);
  return (
    <ShortTable
      title={title}
      rows={rows}
      columns={columns}
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

const scoredColumns: readonly Column<Keyed<ScoredCredit>>[] = [
  { id: 'date', header: 'Date', width: dateWidth, cell: ({ row }) => day(row) },
  { id: 'narration', header: 'Narration', mono: true, cell: ({ row }) => <Cut text={row.narration} /> },
  {
    id: 'category',
    header: 'Category',
    width: categoryWidth,
    cell: ({ row }) => <Category category={row.category} kind={transactionKindOf(row)} />,
  },
  { id: 'amount', header: 'Amount', ...right, cell: ({ row }) => exact(row.amount) },
  { id: 'balance', header: 'Balance', ...right, cell: ({ row }) => exact(row.balance) },
  { id: 'score', header: 'Score', width: 80, ...right, cell: ({ row }) => row.score },
];

/** Results of the lender's salary model (CR-041). */
export function ScoredTable({ scored }: { scored: readonly ScoredCredit[] }) {
  const columns = useMemo(() => fitted(scoredColumns, scored), [scored]);
  return (
    <ShortTable
      title="DS Salary Information"
      meta="Score 0 to 100: words, rhythm, steadiness, payer"
      rows={scored}
      columns={columns}
      none="No credit looks like a salary."
      dayOf={dayOf}
    />
  );
}
