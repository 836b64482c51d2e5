import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import { emiState, type RepaymentLine, type ScheduleEmi } from '@lending-desk/domain/collections';
import type { SectionState } from '@lending-desk/domain/loan';
import { sum } from '@lending-desk/domain/money';
import { CircleCheck, CircleDashed, CircleDot, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeProps } from '../../primitives/Badge';
import { Panel } from '../../primitives/Panel';
import { type Column, LedgerTable, Table } from '../../primitives/Table';
import { AccountBody } from '../AccountBody';
import { exactly, sourceWords } from '../amounts';

export type AmortizationTabProps = {
  /** Oldest due date first. */
  schedule: SectionState<readonly ScheduleEmi[]>;
  /** What each payment paid of each EMI, in the order it was booked. */
  repayments: SectionState<readonly RepaymentLine[]>;
  today: BusinessDate;
};

const faces: Readonly<
  Record<
    ReturnType<typeof emiState>,
    { readonly tone: NonNullable<BadgeProps['tone']>; readonly icon: LucideIcon; readonly text: string }
  >
> = {
  paid: { tone: 'approve', icon: CircleCheck, text: 'Paid' },
  'part-paid': { tone: 'flag', icon: CircleDot, text: 'Part-paid' },
  overdue: { tone: 'reject', icon: TriangleAlert, text: 'Unpaid' },
  due: { tone: 'flag', icon: CircleDashed, text: 'Due today' },
  upcoming: { tone: 'neutral', icon: CircleDashed, text: 'Upcoming' },
};

/** How a paid EMI was paid: 'Auto debit, 5 Jun 2026'. */
function paidBy({ paymentSource, paymentDate }: ScheduleEmi): string | null {
  const words = [sourceWords(paymentSource), paymentDate && formatDate(paymentDate)].filter(Boolean);
  return words.join(', ') || null;
}

const scheduleOn = (today: BusinessDate): readonly Column<ScheduleEmi>[] => [
  { id: 'number', header: '#', width: 48, align: 'right', cell: ({ index }) => index + 1 },
  { id: 'dueDate', header: 'Due date', cell: ({ dueDate }) => formatDate(dueDate) },
  { id: 'emi', header: 'EMI', align: 'right', cell: emi => exactly(emi.amount) },
  { id: 'principal', header: 'Principal', align: 'right', cell: emi => exactly(emi.principal) },
  { id: 'interest', header: 'Interest', align: 'right', cell: emi => exactly(emi.interest) },
  {
    id: 'status',
    header: 'Status',
    cell: emi => {
      const { tone, icon, text } = faces[emiState(emi, today)];
      return (
        <Badge tone={tone} icon={icon}>
          {text}
        </Badge>
      );
    },
  },
  { id: 'transaction', header: 'Transaction', cell: emi => (emi.paid ? paidBy(emi) : null) },
];
const emiKey = ({ index }: ScheduleEmi) => String(index);

type Repaid = RepaymentLine & { readonly place: number };

const repaidColumns: readonly Column<Repaid>[] = [
  { id: 'dueDate', header: 'Due date', cell: row => formatDate(row.dueDate) },
  { id: 'paymentDate', header: 'Payment date', cell: row => formatDate(row.paymentDate) },
  { id: 'total', header: 'Total', align: 'right', cell: row => exactly(row.total) },
  { id: 'principal', header: 'Principal', align: 'right', cell: row => exactly(row.principal) },
  { id: 'interest', header: 'Interest', align: 'right', cell: row => exactly(row.interest) },
  { id: 'penal', header: 'Penal interest', align: 'right', cell: row => exactly(row.penalInterest) },
  { id: 'bounce', header: 'Bounce charges', align: 'right', cell: row => exactly(row.bounceCharges) },
  { id: 'source', header: 'Source', cell: row => sourceWords(row.paymentSource) },
];
const repaidKey = ({ place }: Repaid) => String(place);

/** The schedule of the loan and what was paid of it (CO-047, CO-050). */
export function AmortizationTab({ schedule, repayments, today }: AmortizationTabProps) {
  const emis = schedule.state === 'ready' ? schedule.value : [];
  const paid = emis.filter(emi => emi.paid).length;
  return (
    <>
      <Panel
        title="Amortization Table"
        padding={schedule.state === 'ready' ? 'none' : 'body'}
        meta={emis.length > 0 ? `${paid} of ${emis.length} paid` : null}
      >
        <AccountBody section={schedule} name="EMIs">
          {rows => (
            <LedgerTable
              label="Amortization Table"
              columns={scheduleOn(today)}
              rows={rows}
              rowKey={emiKey}
              totals={
                rows.length === 0
                  ? undefined
                  : {
                      dueDate: 'Total',
                      emi: exactly(sum(rows.map(emi => emi.amount))),
                      principal: exactly(sum(rows.map(emi => emi.principal))),
                      interest: exactly(sum(rows.map(emi => emi.interest))),
                    }
              }
              empty={{ why: 'EMIs are there once the loan has been paid out.' }}
            />
          )}
        </AccountBody>
      </Panel>
      <Panel title="Repayment Details" padding={repayments.state === 'ready' ? 'none' : 'body'}>
        <AccountBody section={repayments} name="Repayment details">
          {rows => (
            <Table
              label="Repayment Details"
              columns={repaidColumns}
              rows={rows.map((row, place) => ({ ...row, place })).toReversed()}
              rowKey={repaidKey}
              empty={{ why: 'Nothing has been paid on this loan yet.' }}
            />
          )}
        </AccountBody>
      </Panel>
    </>
  );
}
