import { groupIndian } from '@lending-desk/domain/money';
import type { StatementTransaction } from '@lending-desk/domain/statements';
import { Search } from 'lucide-react';
import {
  createContext,
  memo,
  startTransition,
  use,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Panel } from '../../primitives/Panel';
import { Select } from '../../primitives/Select';
import { afterPaint } from '../../primitives/Staged';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { TextField } from '../../primitives/TextField';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Category, Marked, SignedAmount } from './cells';
import { day, exact, figureWidth, typeOf } from './cellTexts';
import { cut, filter, rows as rowsBox, search, tools } from './PerfiosTab.css';
import { findRows, fromMatch, type SearchedRow, searchedRows, type TypeFilter } from './searchTransactions';

const types: readonly { value: TypeFilter; label: string }[] = [
  { value: 'all', label: 'All types' },
  { value: 'credit', label: 'Credits' },
  { value: 'debit', label: 'Debits' },
  { value: 'salary', label: 'Salary' },
  { value: 'emi', label: 'EMI' },
  { value: 'bounce', label: 'Bounces' },
  { value: 'charge', label: 'Charges' },
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card' },
  { value: 'interest', label: 'Interest' },
  { value: 'transfer', label: 'Transfers' },
  { value: 'other', label: 'Other' },
];
/** How many rows the first render draws; the rest follow after the first paint, so the tab opens fast. */
const initialCount = 8;
const keyOf = (row: SearchedRow) => row.key;

/** The search text. In a context, because columns that stay the same keep their rows: another letter only updates
 *  the highlights. */
const SearchText = createContext('');

function Narration({ text }: { text: string }) {
  const typed = use(SearchText);
  return (
    <span className={cut} title={text}>
      <Marked text={fromMatch(text, typed)} search={typed} />
    </span>
  );
}

/** The columns of an account, sized by its longest amounts. */
function columnsFor(rows: readonly StatementTransaction[]): readonly Column<SearchedRow>[] {
  return [
    {
      id: 'date',
      header: 'Date',
      width: 104,
      sortValue: row => row.transaction.date,
      cell: row => day(row.transaction),
    },
    {
      id: 'narration',
      header: 'Narration',
      mono: true,
      cell: ({ transaction }) => <Narration text={transaction.narration} />,
    },
    {
      id: 'category',
      header: 'Category',
      width: 124,
      sortValue: row => row.transaction.category,
      cell: row => <Category category={row.transaction.category} kind={row.kind} />,
    },
    {
      id: 'amount',
      header: 'Amount',
      width: figureWidth(rows.map(({ amount }) => amount)),
      align: 'right',
      sortValue: row => row.transaction.amount,
      cell: row => <SignedAmount amount={row.transaction.amount} />,
    },
    { id: 'type', header: 'Type', width: 68, cell: row => typeOf(row.transaction.amount) },
    {
      id: 'balance',
      header: 'Balance',
      width: figureWidth(rows.map(({ balance }) => balance)),
      align: 'right',
      sortValue: row => row.transaction.balance,
      cell: row => exact(row.transaction.balance),
    },
  ];
}

type RowsProps = { rows: readonly SearchedRow[]; columns: readonly Column<SearchedRow>[] };

/** Separate and memoised, so that typing updates the field first and the rows afterwards. */
const Rows = memo(function Rows({ rows, columns }: RowsProps) {
  return (
    <div className={rowsBox}>
      <Table
        label="Transactions"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        layout={{ height: 'fill', fixed: true }}
        windowing={{ reuseRows: true }}
        empty={{ why: 'No transaction has these words and this type.' }}
      />
    </div>
  );
});

/** Separate, so that a letter updates the field at once and the rows afterwards. */
const SearchField = memo(function SearchField({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('');
  // Started before the letter is painted, rendering the rows would delay it.
  const cancelPending = useRef<() => void>(undefined);
  return (
    <TextField
      label="Search transactions"
      hideLabel
      type="search"
      size="sm"
      icon={Search}
      placeholder="Search transactions"
      value={text}
      onChange={next => {
        setText(next);
        cancelPending.current?.();
        cancelPending.current = afterPaint(() => startTransition(() => onSearch(next)));
      }}
    />
  );
});

/** All transactions of the account, with search and filters (CR-042). */
export const Transactions = memo(function Transactions({
  transactions,
}: {
  transactions: readonly StatementTransaction[];
}) {
  const [typed, setTyped] = useState('');
  const [type, setType] = useState<TypeFilter>('all');
  const all = useMemo(() => searchedRows(transactions), [transactions]);
  const columns = useMemo(() => columnsFor(transactions), [transactions]);
  const found = useMemo(() => findRows(all, typed, type), [all, typed, type]);
  const complete = useDeferredValue(true, all.length <= initialCount);
  const shown = useMemo(() => (complete ? found : found.slice(0, initialCount)), [complete, found]);
  const total = groupIndian(String(all.length));
  const count = found === all ? total : `${groupIndian(String(found.length))} of ${total}`;
  return (
    <Panel
      title="Transactions"
      meta={
        <Text size="caption" numeric>
          {count}
        </Text>
      }
      padding="none"
      fill
      actions={
        <div className={tools}>
          <div className={search}>
            <SearchField onSearch={setTyped} />
          </div>
          <div className={filter}>
            <Select label="Type" hideLabel size="sm" value={type} onChange={setType} options={types} />
          </div>
        </div>
      }
    >
      <VisuallyHidden role="status">{found === all ? '' : `${count} transactions`}</VisuallyHidden>
      <SearchText value={typed}>
        <Rows rows={shown} columns={columns} />
      </SearchText>
    </Panel>
  );
});
