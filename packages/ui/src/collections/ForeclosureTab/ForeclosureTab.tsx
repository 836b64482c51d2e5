import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import {
  type ClosingColumns,
  type ClosingDays,
  type ClosingQuote,
  componentRows,
  type Components,
  type ForeclosureColumn,
  type Outstanding,
  payableOf,
} from '@lending-desk/domain/collections';
import type { SectionState } from '@lending-desk/domain/loan';
import { formatRupees, type Paise, subtract, zeroPaise } from '@lending-desk/domain/money';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button';
import { DateField } from '../../primitives/DateField';
import { ConfirmDialog } from '../../primitives/Dialog';
import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { StatusLine } from '../../primitives/StatusLine';
import { type Column, DataTable, type TableState } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import type { Read } from '../../primitives/States';
import { AccountBody } from '../AccountBody';
import { withPaise } from '../amounts';
import { AskedFor } from '../AskedFor';

export type ForeclosureTabProps = {
  /** What closing costs, by column, or that it is loading or broken. */
  closing: SectionState<ClosingColumns>;
  /** What is overdue and outstanding, read apart. */
  outstanding: Read<Outstanding>;
  /** Beside the closure amount. @default none */
  actions?: ReactNode;
  /** What came of the last press of Close Loan. */
  closure: { readonly state: 'idle' | 'running' | 'done' | 'failed'; readonly message: string };
  /** Called when somebody wants to close the loan. */
  onCloseLoan: () => void;
  /** Why the loan cannot be closed here. @default it can */
  whyNotClosed?: string | undefined;
  /** As of which day it would be closed. @default not shown: it cannot be closed here */
  closingDate?: ClosingDate | undefined;
};

/** The day as of which a loan is closed, and what is payable on it. */
export type ClosingDate = Pick<ClosingDays, 'from' | 'to' | 'quotedFrom'> & {
  /** Null while what is typed is no day that may be chosen. */
  readonly day: BusinessDate | null;
  readonly onDay: (day: BusinessDate | null) => void;
  /** Of that day; while the next is read it may be that of another one. */
  readonly quote: Read<Pick<ClosingQuote, 'dueDate' | 'payable'> | null>;
};

type ComponentRow = Components & { readonly label: string };

const componentColumns: readonly Column<ComponentRow>[] = [
  { id: 'label', header: 'Component', headerHidden: true, cell: row => row.label },
  { id: 'principal', header: 'Principal', align: 'right', cell: row => withPaise(row.principal) },
  { id: 'interest', header: 'Interest', align: 'right', cell: row => withPaise(row.interest) },
  { id: 'penal', header: 'Penal', align: 'right', cell: row => formatRupees(row.penal) },
  { id: 'bounce', header: 'Bounce', align: 'right', cell: row => formatRupees(row.bounce) },
  { id: 'total', header: 'Total', align: 'right', cell: row => formatRupees(row.total) },
];
const labelOf = ({ label }: { readonly label: string }) => label;

function linesOf(outstanding: Outstanding) {
  const { overdue, outstanding: rest, total } = componentRows(outstanding);
  return {
    rows: [
      { label: 'Overdue', ...overdue },
      { label: 'Outstanding', ...rest },
    ],
    totals: totalsOf(componentColumns, { label: 'Total', ...total }),
  };
}

/** A row as the totals below the others. */
const totalsOf = <Row,>(columns: readonly Column<Row>[], row: Row) =>
  Object.fromEntries(columns.map(({ id, cell }) => [id, cell(row)]));

type ClosingRow = {
  readonly label: string;
  readonly amountOf: (column: ForeclosureColumn) => Paise;
  readonly text: (amount: Paise) => string;
};

const closingRows: readonly ClosingRow[] = [
  { label: 'Principal Outstanding', amountOf: it => it.outstandingPrincipal, text: withPaise },
  { label: 'Overdue Interest', amountOf: it => it.interest, text: withPaise },
  { label: 'Penal Interest Overdue', amountOf: it => it.penalInterest, text: formatRupees },
  { label: 'Bounce Charges Overdue', amountOf: it => it.bounceCharges, text: formatRupees },
  { label: 'Next Month Interest Amount', amountOf: it => it.emiAmount, text: withPaise },
];
const closingTotal: ClosingRow = {
  label: 'Total Foreclosure Amount',
  amountOf: it => it.total,
  text: formatRupees,
};

const closingColumns = ({ today, lastPayment }: ClosingColumns): readonly Column<ClosingRow>[] => [
  { id: 'label', header: 'Amount', headerHidden: true, cell: labelOf },
  {
    id: 'today',
    header: 'Till Current Date',
    align: 'right',
    cell: row => row.text(row.amountOf(today)),
  },
  {
    id: 'lastPayment',
    header: 'Till Last Payment Date',
    align: 'right',
    cell: row => row.text(row.amountOf(lastPayment)),
  },
];

function componentsState(outstanding: ForeclosureTabProps['outstanding']): TableState {
  if (outstanding.state === 'failed')
    return { error: { title: outstanding.message, retry: { onTryNow: outstanding.onRetry } } };
  return outstanding.state;
}

/** What closes the loan, and what it is made of (CO-070 to CO-072, CO-118). */
export function ForeclosureTab(props: ForeclosureTabProps) {
  const { closing, outstanding, actions, closure, onCloseLoan, closingDate } = props;
  const [asking, setAsking] = useState(false);
  const whyNotClosed =
    props.whyNotClosed ?? (closingDate?.day === null ? 'Enter the closing date' : undefined);
  if (closing.state !== 'ready')
    return (
      <Panel title="ForeClosure Details">
        <AccountBody section={closing} name="Closing amounts">
          {() => null}
        </AccountBody>
      </Panel>
    );
  const { today, lastPayment } = closing.value;
  const held = today.held ?? 0;
  const amounts = closingColumns(closing.value);
  return (
    <>
      <Panel
        title="ForeClosure Details"
        meta={`As of ${formatDate(today.dueDate)}`}
        actions={
          <>
            {actions}
            <Button
              size="sm"
              icon={Lock}
              loading={closure.state === 'running'}
              loadingLabel="Closing"
              disabledReason={whyNotClosed}
              onClick={() => setAsking(true)}
            >
              Close Loan
            </Button>
          </>
        }
      >
        <Stack direction="row" gap="8" wrap align="start">
          <Figure label="Principal Outstanding" amount={today.outstandingPrincipal} />
          <Figure label="Closure Amount" amount={payableOf(today)}>
            {today.held !== null && held > 0 ? (
              <Text as="p" size="caption" tone="secondary">
                {withPaise(today.held)} of the customer’s money is held and taken off
              </Text>
            ) : null}
          </Figure>
          {closingDate ? <ClosingOn {...closingDate} running={closure.state === 'running'} /> : null}
        </Stack>
        <StatusLine state={closure.state}>{closure.message}</StatusLine>
      </Panel>
      <ConfirmDialog
        open={asking}
        title="Close this loan?"
        body="It is closed once another person approves it."
        facts={whatCloses(today, closingDate)}
        confirmLabel="Close Loan"
        onConfirm={() => {
          setAsking(false);
          onCloseLoan();
        }}
        onCancel={() => setAsking(false)}
      />
      <Panel title="Components" padding="none" meta="Today">
        <DataTable
          label="Components"
          columns={componentColumns}
          rows={[]}
          {...(outstanding.state === 'ready' && linesOf(outstanding.value))}
          rowKey={labelOf}
          state={componentsState(outstanding)}
          layout={{ skeletonRows: 3 }}
        />
      </Panel>
      <Panel title="Foreclosure" padding="none" meta={`Last payment ${formatDate(lastPayment.dueDate)}`}>
        <DataTable
          label="Foreclosure"
          columns={amounts}
          rows={closingRows}
          totals={totalsOf(amounts, closingTotal)}
          rowKey={labelOf}
        />
      </Panel>
    </>
  );
}

/** The amounts of a closure on its day, as far as that day is quoted. */
function whatCloses(today: ForeclosureColumn, closingDate: ClosingDate | undefined) {
  const day = closingDate?.day ?? today.dueDate;
  const asked = closingDate?.quote;
  const quote = asked?.state === 'ready' && asked.value?.dueDate === day ? asked.value : null;
  const payable = quote ? quote.payable : closingDate ? null : payableOf(today);
  const back = dueBack(payable);
  return [
    { label: 'Closing date', value: formatDate(day) },
    { label: 'Principal Outstanding', value: withPaise(today.outstandingPrincipal) },
    { label: 'Closure Amount', value: payable === null ? null : withPaise(payable) },
    ...(back === null ? [] : [{ label: 'Due back to the customer', value: back }]),
  ];
}

type FigureProps = { label: string; amount: Paise; children?: ReactNode };

/** What a closure gives back where more is held than it takes. */
const dueBack = (payable: Paise | null) =>
  payable !== null && payable < 0 ? withPaise(subtract(zeroPaise, payable)) : null;

function Figure({ label, amount, children }: FigureProps) {
  const back = dueBack(amount);
  return (
    <div role="group" aria-label={label}>
      <Text as="p" size="caption" tone="secondary">
        {label}
      </Text>
      <Text as="p" size="figure">
        {withPaise(amount)}
      </Text>
      {back === null ? null : (
        <Text as="p" size="caption" tone="secondary">
          Once it is closed, {back} is due back to the customer
        </Text>
      )}
      {children}
    </div>
  );
}

/** The closing date, and what is payable on it. */
function ClosingOn({ from, to, quotedFrom, day, onDay, quote, running }: ClosingDate & { running: boolean }) {
  return (
    <Stack direction="row" gap="4" wrap align="start">
      <DateField
        label="Closing date"
        helper={`From ${formatDate(from)} to today`}
        today={to}
        min={from}
        max={to}
        value={day}
        onChange={onDay}
        disabled={running}
      />
      <Stack gap="1">
        {day === null ? null : day < quotedFrom ? (
          <Text as="p" size="caption" tone="secondary">
            Closing is not quoted before the last payment, {formatDate(quotedFrom)}
          </Text>
        ) : (
          <AskedFor asked={quote}>
            {({ dueDate, payable }) => (
              <Figure label={`Payable on ${formatDate(dueDate)}`} amount={payable} />
            )}
          </AskedFor>
        )}
      </Stack>
    </Stack>
  );
}
