import { groupIndian, type StatementTransaction } from '@lending-desk/domain';
import { Search } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Panel } from '../../primitives/Panel';
import { Select } from '../../primitives/Select';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { TextField } from '../../primitives/TextField';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Category, day, exact, Marked, SignedAmount, typeOf } from './cells';
import { filter, rows as rowsBox, search, tools } from './PerfiosTab.css';
import { findRows, type SearchedRow, searchedRows, type TypeFilter } from './searchTransactions';

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
const none: readonly SearchedRow[] = [];
/** What is drawn with the tab; the rest follows when the tab is on the screen. */
const atFirst = 20;
const keyOf = (row: SearchedRow) => row.key;

function columnsFor(words: string): readonly Column<SearchedRow>[] {
  return [
    {
      id: 'date',
      header: 'Date',
      width: 106,
      sortValue: row => row.transaction.date,
      cell: row => day(row.transaction),
    },
    {
      id: 'narration',
      header: 'Narration',
      mono: true,
      cell: ({ transaction }) => (
        <span title={transaction.narration}>
          <Marked text={transaction.narration} words={words} />
        </span>
      ),
    },
    {
      id: 'category',
      header: 'Category',
      width: 148,
      sortValue: row => row.transaction.category,
      cell: row => <Category category={row.transaction.category} kind={row.kind} />,
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 126,
      align: 'right',
      sortValue: row => row.transaction.amount,
      cell: row => <SignedAmount amount={row.transaction.amount} />,
    },
    { id: 'type', header: 'Type', width: 72, cell: row => typeOf(row.transaction.amount) },
    {
      id: 'balance',
      header: 'Balance',
      width: 126,
      align: 'right',
      sortValue: row => row.transaction.balance,
      cell: row => exact(row.transaction.balance),
    },
  ];
}

/** The rows alone: typing draws the field at once and these when there is time. */
const Rows = memo(function Rows({ rows, words }: { rows: readonly SearchedRow[]; words: string }) {
  const columns = useMemo(() => columnsFor(words), [words]);
  return (
    <div className={rowsBox}>
      <Table
        caption="Transactions"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        height="fill"
        empty={{ why: 'No transaction has these words and this type.' }}
      />
    </div>
  );
});

/** Every transaction of the account, searched and filtered (CR-042). */
export const Transactions = memo(function Transactions({
  transactions,
}: {
  transactions: readonly StatementTransaction[];
}) {
  const [words, setWords] = useState('');
  const [type, setType] = useState<TypeFilter>('all');
  const wanted = useDeferredValue(words);
  const all = useMemo(() => searchedRows(transactions), [transactions]);
  const found = useMemo(() => findRows(all, wanted, type), [all, wanted, type]);
  const shown = useDeferredValue(found, all.length > atFirst ? all.slice(0, atFirst) : all);
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
      actions={
        <div className={tools}>
          <div className={search}>
            <TextField
              label="Search transactions"
              hideLabel
              type="search"
              size="sm"
              icon={Search}
              placeholder="Search transactions"
              value={words}
              onChange={setWords}
            />
          </div>
          <div className={filter}>
            <Select label="Type" hideLabel size="sm" value={type} onChange={setType} options={types} />
          </div>
        </div>
      }
    >
      <VisuallyHidden role="status">{found === all ? '' : `${count} transactions`}</VisuallyHidden>
      <Rows rows={shown ?? none} words={wanted} />
    </Panel>
  );
});
