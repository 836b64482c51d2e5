import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import { applicationStatusLabel, type SectionState } from '@lending-desk/domain/loan';
import { formatRupees, type Paise, sum } from '@lending-desk/domain/money';
import { type Emi, emiStanding } from '@lending-desk/domain/repayment';
import { CircleCheck, CircleDashed, CircleDot, TriangleAlert } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import { Panel } from '../../primitives/Panel';
import { SectionBody } from '../../primitives/SectionBody';
import { type Column, DataTable } from '../../primitives/Table';

export type EmiTabProps = {
  /** The EMIs in the order they fall due. */
  emis: SectionState<readonly Emi[]>;
  today: BusinessDate;
};

type Row = Emi & { readonly number: number };

const numbered = (emis: readonly Emi[]): Row[] => emis.map((emi, index) => ({ ...emi, number: index + 1 }));

const amount = (value: Paise | null) => (value === null ? null : formatRupees(value, { paise: true }));
const total = (values: readonly (Paise | null)[]) =>
  formatRupees(sum(values.flatMap(value => value ?? [])), { paise: true });
const faces = {
  paid: { tone: 'approve', icon: CircleCheck, text: 'Paid' },
  'part-paid': { tone: 'flag', icon: CircleDot, text: 'Part-paid' },
  overdue: { tone: 'reject', icon: TriangleAlert, text: 'Overdue' },
  due: { tone: 'neutral', icon: CircleDashed, text: 'Not paid' },
} as const;

const columnsOn = (today: BusinessDate): readonly Column<Row>[] => [
  { id: 'number', header: '#', width: 56, align: 'right', cell: ({ number }) => number },
  { id: 'amount', header: 'Amount', align: 'right', cell: emi => amount(emi.amount) },
  { id: 'dueDate', header: 'Due date', cell: ({ dueDate }) => dueDate && formatDate(dueDate) },
  { id: 'amountPaid', header: 'Amount paid', align: 'right', cell: emi => amount(emi.amountPaid) },
  {
    id: 'paymentDate',
    header: 'Payment date',
    cell: ({ paymentDate }) => paymentDate && formatDate(paymentDate),
  },
  {
    id: 'paid',
    header: 'Paid',
    cell: emi => {
      const { tone, icon, text } = faces[emiStanding(emi, today)];
      return (
        <Badge tone={tone} icon={icon}>
          {text}
        </Badge>
      );
    },
  },
  {
    id: 'paymentSource',
    header: 'Payment source',
    cell: ({ paymentSource }) => paymentSource && applicationStatusLabel(paymentSource),
  },
  {
    id: 'latePaymentCharges',
    header: 'Late payment charges',
    align: 'right',
    cell: emi => amount(emi.latePaymentCharges),
  },
];
const keyOf = ({ number }: Row) => String(number);

/** The EMIs of a loan with what was paid of them (CS-077, CS-134). */
export function EmiTab({ emis, today }: EmiTabProps) {
  // A loan that was not paid out has no EMIs yet, which is no fault of what was sent.
  const section = emis.state === 'missing' ? ({ state: 'ready', value: [] } as const) : emis;
  const rows = emis.state === 'ready' ? numbered(emis.value) : [];
  const paid = rows.filter(emi => emi.paid).length;
  return (
    <Panel
      title="EMI Details"
      padding={section.state === 'ready' ? 'none' : 'body'}
      meta={rows.length > 0 ? `${paid} of ${rows.length} paid` : null}
    >
      <SectionBody section={section} name="EMI details">
        {() => (
          <DataTable
            label="EMI Details"
            columns={columnsOn(today)}
            rows={rows}
            rowKey={keyOf}
            totals={{
              number: 'Total',
              amount: total(rows.map(emi => emi.amount)),
              amountPaid: total(rows.map(emi => emi.amountPaid)),
              latePaymentCharges: total(rows.map(emi => emi.latePaymentCharges)),
            }}
            empty={{ why: 'EMIs are there once the loan has been paid out.' }}
          />
        )}
      </SectionBody>
    </Panel>
  );
}
