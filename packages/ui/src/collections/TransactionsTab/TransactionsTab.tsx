import { formatDate } from '@lending-desk/domain/calendar';
import type { TransactionLine } from '@lending-desk/domain/collections';
import type { SectionState } from '@lending-desk/domain/loan';
import type { ReactNode } from 'react';
import { Panel } from '../../primitives/Panel';
import { byIndex, type Column, indexed, type Indexed, Table } from '../../primitives/Table';
import { AccountBody } from '../AccountBody';
import { idLines, lines } from './TransactionsTab.css';
import { exactly, exactlyIf, sourceWords } from '../amounts';

export type TransactionsTabProps = {
  /** In the order they were booked. */
  transactions: SectionState<readonly TransactionLine[]>;
  /** Buttons beside the title. @default none */
  actions?: ReactNode;
};

/** Texts take more lines before one is pushed out of the window. */
const textOf = (text: string | null | undefined, className = lines) =>
  text && <div className={className}>{text}</div>;

type Row = Indexed<TransactionLine>;

const columns: readonly Column<Row>[] = [
  { id: 'date', header: 'Date', cell: row => textOf(formatDate(row.paymentDate)) },
  { id: 'amount', header: 'Amount', align: 'right', cell: row => exactly(row.amountPaid) },
  { id: 'principal', header: 'Principal', align: 'right', cell: row => exactlyIf(row.principalPayment) },
  { id: 'interest', header: 'Interest', align: 'right', cell: row => exactlyIf(row.interestPayment) },
  { id: 'penal', header: 'Penal interest', align: 'right', cell: row => exactlyIf(row.penalInterest) },
  { id: 'bounce', header: 'Bounce charges', align: 'right', cell: row => exactlyIf(row.bounceCharges) },
  { id: 'paymentId', header: 'Payment id', mono: true, cell: row => textOf(row.paymentId, idLines) },
  { id: 'reference', header: 'Reference', mono: true, cell: row => textOf(row.paymentReferenceId, idLines) },
  { id: 'source', header: 'Source', cell: row => textOf(sourceWords(row.paymentSource)) },
  { id: 'remarks', header: 'Remarks', cell: row => textOf(row.remarks?.description) },
];

/** The payments of a loan, the latest booking first (CO-037). */
export function TransactionsTab({ transactions, actions }: TransactionsTabProps) {
  const count = transactions.state === 'ready' ? transactions.value.length : 0;
  return (
    <Panel
      title="Transaction History"
      padding={transactions.state === 'ready' ? 'none' : 'body'}
      meta={count > 0 ? `${count} ${count === 1 ? 'payment' : 'payments'}` : null}
      actions={actions}
    >
      <AccountBody section={transactions} name="Payments">
        {lines => (
          <Table
            label="Payments"
            columns={columns}
            rows={indexed(lines).toReversed()}
            rowKey={byIndex}
            empty={{ why: 'Nothing has been paid on this loan yet.' }}
          />
        )}
      </AccountBody>
    </Panel>
  );
}
