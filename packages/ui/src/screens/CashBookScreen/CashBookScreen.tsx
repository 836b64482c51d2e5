import {
  addDays,
  type BusinessDate,
  formatDate,
  formatDateTime,
  formatTime,
} from '@lending-desk/domain/calendar';
import {
  type CashBook,
  type CashEntry,
  cashBookMessages,
  type CashSource,
} from '@lending-desk/domain/cashBook';
import { codeWords } from '@lending-desk/domain/loose';
import { paise, sum } from '@lending-desk/domain/money';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { withPaise } from '../../collections/amounts';
import { Button, IconButton } from '../../primitives/Button';
import { DateField } from '../../primitives/DateField';
import { EmptyState } from '../../primitives/EmptyState';
import { PageHeading } from '../../primitives/PageHeading';
import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { StatusLine } from '../../primitives/StatusLine';
import { type Column, DataTable, Table, type TableState } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import type { Done, Read, Run } from '../../primitives/States';
import { ListLayout } from '../ListLayout';
import { name } from './CashBookScreen.css';

export type CashBookScreenProps = {
  today: BusinessDate;
  /** Null where the address names none that can be shown. */
  day: BusinessDate | null;
  /** Why the day of the address cannot be shown. @default it can */
  fault?: string | undefined;
  /** Called with the day that somebody chooses. */
  onDay: (day: BusinessDate) => void;
  /** The day's cash, or that it is loading or failed. */
  book: Read<CashBook>;
  /** The export of the day, and the file it made. */
  exporting: Run | Done<{ fileName: string }>;
  onExport: () => void;
  onOpen: (entry: CashEntry) => void;
};

const sourceLabels: Readonly<Record<CashSource, string>> = {
  bank: 'Bank',
  nach: 'NACH',
  razorpay: 'Razorpay',
  cash: 'Cash',
};

type Total = CashBook['totals'][number];
const totalColumns: readonly Column<Total>[] = [
  { id: 'source', header: 'Source', cell: ({ source }) => sourceLabels[source] },
  { id: 'entries', header: 'Entries', align: 'right', cell: ({ entries }) => entries },
  { id: 'received', header: 'Received', align: 'right', cell: ({ received }) => withPaise(received) },
  { id: 'paidOut', header: 'Paid out', align: 'right', cell: ({ paidOut }) => withPaise(paidOut) },
  { id: 'net', header: 'Net', align: 'right', cell: ({ net }) => withPaise(net) },
];
const totalKey = ({ source }: Total) => source;

const amountIf = (amount: CashEntry['received']) => (amount === 0 ? null : withPaise(amount));
const entryColumns: readonly Column<CashEntry>[] = [
  { id: 'loan', header: 'Loan', width: 88, cell: ({ loanId }) => loanId },
  {
    id: 'name',
    header: 'Name',
    cell: ({ fullName }) => (
      <div className={name}>
        <Text truncate title={fullName}>
          {fullName}
        </Text>
      </div>
    ),
  },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => codeWords(kind.replace('-', '_')) },
  { id: 'source', header: 'Source', cell: ({ source }) => sourceLabels[source] },
  { id: 'received', header: 'Received', align: 'right', cell: ({ received }) => amountIf(received) },
  { id: 'paidOut', header: 'Paid out', align: 'right', cell: ({ paidOut }) => amountIf(paidOut) },
  { id: 'value', header: 'Value date', cell: ({ valueDate }) => formatDate(valueDate) },
  { id: 'reference', header: 'Reference', mono: true, cell: ({ reference }) => reference },
  { id: 'by', header: 'Booked by', cell: ({ by }) => by },
  // On the day of the page: its time says it.
  {
    id: 'at',
    header: 'Booked',
    cell: ({ at }) => at && <span title={formatDateTime(at)}>{formatTime(at)}</span>,
  },
];
const entryKey = ({ loanId, group, source }: CashEntry) => `${loanId} ${group} ${source}`;

function tableState(book: CashBookScreenProps['book']): TableState {
  if (book.state === 'failed') return { error: { title: book.message, retry: { onTryNow: book.onRetry } } };
  return book.state;
}

function exportLine(exporting: CashBookScreenProps['exporting']): string {
  if (exporting.state === 'running') return 'Exporting';
  if (exporting.state === 'done') return `Saved as ${exporting.fileName}`;
  return exporting.state === 'failed' ? exporting.message : '';
}

/** What was booked on a day on the accounts of bank, NACH, Razorpay and cash, in sum and by entry (M12, M36). */
export function CashBookScreen(props: CashBookScreenProps) {
  const { day, fault, exporting, onExport } = props;
  return (
    <ListLayout
      heading={
        <PageHeading title="Cash Book">
          {day === null ? '' : `Money that was booked on ${formatDate(day)}`}
        </PageHeading>
      }
      tools={
        <>
          <DayChoice {...props} />
          <StatusLine state={exporting.state}>{exportLine(exporting)}</StatusLine>
          <Button
            icon={Download}
            loading={exporting.state === 'running'}
            loadingLabel="Exporting"
            disabledReason={fault}
            onClick={onExport}
          >
            Export
          </Button>
        </>
      }
    >
      {fault === undefined ? <Book {...props} /> : <EmptyState why={fault} />}
    </ListLayout>
  );
}

function DayChoice({ today, day, fault, onDay }: CashBookScreenProps) {
  const toCome = day !== null && day >= today ? cashBookMessages.dayToCome : undefined;
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label="Day before"
        disabledReason={fault}
        onClick={() => day !== null && onDay(addDays(day, -1))}
      />
      <DateField
        label="Day"
        hideLabel
        today={today}
        max={today}
        value={day}
        onChange={chosen => chosen !== null && onDay(chosen)}
      />
      <IconButton
        icon={ChevronRight}
        label="Day after"
        disabledReason={fault ?? toCome}
        onClick={() => day !== null && onDay(addDays(day, 1))}
      />
    </>
  );
}

function Book({ book, onOpen }: CashBookScreenProps) {
  const state = tableState(book);
  const { totals, entries } = book.state === 'ready' ? book.value : { totals: [], entries: [] };
  const count = totals.reduce((all, total) => all + total.entries, 0);
  const all = (of: 'received' | 'paidOut') => sum(totals.map(total => total[of]));
  return (
    <Stack gap="4">
      <Panel title="By source" padding="none">
        <DataTable
          label="By source"
          columns={totalColumns}
          rows={totals}
          rowKey={totalKey}
          state={state}
          totals={
            book.state === 'ready'
              ? {
                  source: 'Total',
                  entries: String(count),
                  received: withPaise(all('received')),
                  paidOut: withPaise(all('paidOut')),
                  net: withPaise(paise(all('received') - all('paidOut'))),
                }
              : undefined
          }
          layout={{ skeletonRows: 4 }}
        />
      </Panel>
      <Panel
        title="Entries"
        padding="none"
        meta={count > entries.length ? `The first ${entries.length} of ${count}; Export has all` : null}
      >
        <Table
          label="Entries"
          columns={entryColumns}
          rows={entries}
          rowKey={entryKey}
          state={state}
          empty={{ why: 'No money was booked on this day.' }}
          opening={{ onOpen, pageKeys: true }}
        />
      </Panel>
    </Stack>
  );
}
