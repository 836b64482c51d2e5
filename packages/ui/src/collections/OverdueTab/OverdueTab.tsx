import { formatDate } from '@lending-desk/domain/calendar';
import {
  type EmiCharge,
  type OverdueRow,
  type OverdueSummary,
  overdueSummaryRows,
  type ScheduleEmi,
} from '@lending-desk/domain/collections';
import type { SectionState } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { Panel } from '../../primitives/Panel';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { AccountBody } from '../AccountBody';
import { exactly, withPaise } from '../amounts';

export type OverdueTabProps = {
  /** The totals, or that they are loading or broken. */
  summary: SectionState<OverdueSummary>;
  /** Oldest due date first. */
  details: SectionState<readonly OverdueRow[]>;
  /** The EMIs with their charges. */
  schedule: SectionState<readonly ScheduleEmi[]>;
  /** Above the tables, beside the summary's title. @default none */
  why?: ReactNode;
  /** Opens the dialog for a waiver. */
  onWaive: () => void;
  /** Why nothing can be waived. @default it can */
  whyNotWaived?: string | undefined;
};

type SummaryRow = ReturnType<typeof overdueSummaryRows>[number];

const heavy = (row: SummaryRow, text: string) => (
  <Text weight={row.bold ? 'bold' : 'regular'} numeric>
    {text}
  </Text>
);
const summaryColumns: readonly Column<SummaryRow>[] = [
  { id: 'label', header: 'Overdue', cell: row => heavy(row, row.label) },
  {
    id: 'amount',
    header: 'Amount',
    align: 'right',
    cell: row => heavy(row, formatRupees(row.amount, { paise: row.paise })),
  },
];
const labelOf = ({ label }: SummaryRow) => label;

const detailColumns: readonly Column<OverdueRow>[] = [
  { id: 'dueDate', header: 'Due date', cell: row => formatDate(row.dueDate) },
  { id: 'principal', header: 'Principal', align: 'right', cell: row => withPaise(row.principal) },
  { id: 'interest', header: 'Interest', align: 'right', cell: row => withPaise(row.interest) },
  { id: 'penal', header: 'Penal interest', align: 'right', cell: row => formatRupees(row.penalInterest) },
  { id: 'bounce', header: 'Bounce charges', align: 'right', cell: row => formatRupees(row.bounceCharges) },
  { id: 'total', header: 'Total', align: 'right', cell: row => formatRupees(row.total) },
  { id: 'days', header: 'Overdue days', align: 'right', cell: row => row.overdueDays },
];
const dueDateOf = ({ dueDate }: OverdueRow) => dueDate;

type ChargeRow = EmiCharge & Pick<ScheduleEmi, 'dueDate'>;

const chargeColumns: readonly Column<ChargeRow>[] = [
  { id: 'dueDate', header: 'Due date', cell: row => formatDate(row.dueDate) },
  { id: 'amount', header: 'Amount', align: 'right', cell: row => exactly(row.amount) },
  { id: 'paid', header: 'Paid', align: 'right', cell: row => exactly(row.paidAmount) },
  { id: 'waivedBy', header: 'Waived by', cell: row => row.waivedBy },
  { id: 'waivedDate', header: 'Waived date', cell: row => row.waivedDate && formatDate(row.waivedDate) },
];
const chargeKey = ({ dueDate }: ChargeRow) => dueDate;

type ChargesProps = {
  title: string;
  charge: 'penal' | 'bounce';
  schedule: OverdueTabProps['schedule'];
  why: string;
  /** @default none */
  actions?: ReactNode;
};

/** The charges of one kind, by EMI; an EMI that was never charged has no row. */
function Charges({ title, charge, schedule, why, actions }: ChargesProps) {
  return (
    <Panel title={title} padding={schedule.state === 'ready' ? 'none' : 'body'} actions={actions}>
      <AccountBody section={schedule} name={title}>
        {emis => (
          <Table
            label={title}
            columns={chargeColumns}
            rows={emis
              .filter(emi => emi[charge].amount > 0)
              .map(emi => ({ dueDate: emi.dueDate, ...emi[charge] }))}
            rowKey={chargeKey}
            empty={{ why }}
          />
        )}
      </AccountBody>
    </Panel>
  );
}

/** What is overdue, in sum and by EMI, and the charges (CO-057 to CO-062). */
export function OverdueTab(props: OverdueTabProps) {
  const { summary, details, schedule, why, onWaive, whyNotWaived } = props;
  return (
    <>
      <Panel title="Overdue Summary" padding={summary.state === 'ready' ? 'none' : 'body'} actions={why}>
        <AccountBody section={summary} name="Overdue amounts">
          {amounts => (
            <Table
              label="Overdue Summary"
              columns={summaryColumns}
              rows={overdueSummaryRows(amounts)}
              rowKey={labelOf}
            />
          )}
        </AccountBody>
      </Panel>
      <Panel title="Overdue Details" padding={details.state === 'ready' ? 'none' : 'body'}>
        <AccountBody section={details} name="Overdue details">
          {rows => (
            <Table
              label="Overdue Details"
              columns={detailColumns}
              rows={rows}
              rowKey={dueDateOf}
              empty={{ why: 'Nothing of this loan is overdue.' }}
            />
          )}
        </AccountBody>
      </Panel>
      <Charges
        title="Penal Interest"
        charge="penal"
        schedule={schedule}
        why="No EMI of this loan was charged penal interest."
        actions={
          <Button size="sm" icon={Scissors} disabledReason={whyNotWaived} onClick={onWaive}>
            Add Waiver
          </Button>
        }
      />
      <Charges
        title="Bounce Charges"
        charge="bounce"
        schedule={schedule}
        why="No payment of this loan was returned."
      />
    </>
  );
}
