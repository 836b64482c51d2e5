import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import {
  collectionsMessages,
  emiState,
  type RepaymentLine,
  type ScheduleEmi,
} from '@lending-desk/domain/collections';
import type { SectionState } from '@lending-desk/domain/loan';
import { sum } from '@lending-desk/domain/money';
import type { ChosenReceipts, MappingChoice } from '@lending-desk/domain/mapping';
import { CircleCheck, CircleDashed, CircleDot, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeProps } from '../../primitives/Badge';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Panel } from '../../primitives/Panel';
import { Select } from '../../primitives/Select';
import { byIndex, type Column, DataTable, indexed, type Indexed, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { AccountBody } from '../AccountBody';
import { exactly, sourceWords } from '../amounts';

export type AmortizationTabProps = {
  /** Oldest due date first. */
  schedule: SectionState<readonly ScheduleEmi[]>;
  /** What each payment paid of each EMI, in the order it was booked. */
  repayments: SectionState<readonly RepaymentLine[]>;
  today: BusinessDate;
  /** Which receipt was chosen for which EMI, and its sending. */
  mapping: EmiMapping;
};

/** Money that is mapped to EMIs. */
export type EmiMapping = {
  /** In the order they were booked. */
  choices: readonly MappingChoice[];
  chosen: ChosenReceipts;
  /** Null takes the choice back. */
  onChoose: (index: number, paymentId: string | null) => void;
  onUpdate: () => void;
  /** State of the update, with the server's message when it was refused. */
  update: { readonly state: 'idle' | 'running' | 'failed'; readonly message?: string | undefined };
  /** Why this person may not map. @default allowed */
  whyNot?: string | undefined;
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
const paidBy = ({ paymentSource, paymentDate }: ScheduleEmi) =>
  [sourceWords(paymentSource), paymentDate && formatDate(paymentDate)].filter(Boolean).join(', ');

const scheduleOn = (today: BusinessDate, mapping: EmiMapping): readonly Column<ScheduleEmi>[] => [
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
  {
    id: 'transaction',
    header: 'Transaction',
    stickyEnd: true,
    cell: emi => (emi.paid ? paidBy(emi) : <SelectTransaction emi={emi} {...mapping} />),
  },
];
const emiKey = ({ index }: ScheduleEmi) => String(index);

type SelectTransactionProps = EmiMapping & { emi: ScheduleEmi };

/** The receipt that is to pay an EMI, and how far it would then be paid. */
function SelectTransaction({ emi, choices, chosen, onChoose, update, whyNot }: SelectTransactionProps) {
  const { index, amount, amountPaid } = emi;
  const value = chosen.get(index) ?? null;
  const choice = choices.find(({ paymentId }) => paymentId === value);
  const elsewhere = new Map([...chosen].map(([at, paymentId]) => [paymentId, at]));
  return (
    <Select
      label={`Transaction for EMI ${index + 1}`}
      hideLabel
      size="sm"
      placeholder="Select Transaction"
      value={value}
      onChange={paymentId => onChoose(index, paymentId)}
      onClear={() => onChoose(index, null)}
      disabled={whyNot !== undefined || update.state === 'running'}
      helper={choice && `${exactly(sum([amountPaid, choice.holds]))} of ${exactly(amount)}`}
      emptyText="Nothing has been paid on this loan yet"
      options={choices.map(({ paymentId, source, paymentDate, holds, amount: whole, whyNot: gone }) => {
        const other = elsewhere.get(paymentId);
        const taken = other === undefined || other === index ? null : `Chosen for EMI ${other + 1}`;
        const reason = gone ?? taken;
        return {
          value: paymentId,
          label: `${sourceWords(source) ?? 'Payment'}, ${exactly(gone === null ? holds : whole)}, ${formatDate(paymentDate)}`,
          hint: paymentId,
          disabled: reason !== null,
          disabledReason: reason ?? undefined,
        };
      })}
    />
  );
}

type Repaid = Indexed<RepaymentLine>;

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

/** The schedule of the loan and what was paid of it (CO-047, CO-050). */
export function AmortizationTab({ schedule, repayments, today, mapping }: AmortizationTabProps) {
  const emis = schedule.state === 'ready' ? schedule.value : [];
  const paid = emis.filter(emi => emi.paid).length;
  return (
    <>
      <Panel
        title="Amortization Table"
        padding={schedule.state === 'ready' ? 'none' : 'body'}
        meta={emis.length > 0 ? `${paid} of ${emis.length} paid` : null}
        actions={emis.length > 0 ? <Update {...mapping} /> : null}
      >
        {mapping.update.state === 'failed' ? (
          <Banner tone="reject" title={collectionsMessages.emi.updateFailed} live>
            {mapping.update.message}
          </Banner>
        ) : null}
        <AccountBody section={schedule} name="EMIs">
          {rows => (
            <DataTable
              label="Amortization Table"
              columns={scheduleOn(today, mapping)}
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
              rows={indexed(rows).toReversed()}
              rowKey={byIndex}
              empty={{ why: 'Nothing has been paid on this loan yet.' }}
            />
          )}
        </AccountBody>
      </Panel>
    </>
  );
}

/** Maps what is chosen: how many receipts, and how much they hold together. */
function Update({ choices, chosen, onUpdate, update, whyNot }: EmiMapping) {
  const receipts = new Set(chosen.values());
  const holds = sum(choices.filter(({ paymentId }) => receipts.has(paymentId)).map(it => it.holds));
  return (
    <>
      {chosen.size > 0 ? (
        <Text size="caption" tone="secondary">
          {chosen.size} chosen, {exactly(holds)}
        </Text>
      ) : null}
      <Button
        size="sm"
        variant="solid"
        loading={update.state === 'running'}
        loadingLabel="Updating"
        disabledReason={whyNot ?? (chosen.size === 0 ? 'Select a transaction for an EMI first' : undefined)}
        onClick={onUpdate}
      >
        Update
      </Button>
    </>
  );
}
