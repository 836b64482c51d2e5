import { formatDate } from '@lending-desk/domain/calendar';
import type { Sanction } from '@lending-desk/domain/collections';
import type { SectionState } from '@lending-desk/domain/loan';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { SectionBody } from '../../primitives/SectionBody';
import { exactlyIf } from '../amounts';

export type LoanApprovalTabProps = {
  /** The sanctioned terms, or that they are loading or broken. */
  sanction: SectionState<Sanction>;
};

const rate = (percent: number | null) => (percent === null ? null : `${percent}%`);

function itemsOf(loan: Sanction): readonly KeyValueItem[] {
  return [
    { label: 'Loan Account Number', value: loan.loanId, mono: true, copy: String(loan.loanId) },
    { label: 'Loan Amount', value: exactlyIf(loan.amount) },
    { label: 'EMI Start Date', value: loan.emiStartDate && formatDate(loan.emiStartDate) },
    { label: 'Tenure', value: loan.tenure && `${loan.tenure} ${loan.tenure === 1 ? 'month' : 'months'}` },
    { label: 'Processing Fee %', value: rate(loan.feeRate) },
    { label: 'Rate of Interest', value: rate(loan.interestRate) },
    { label: 'Gross Processing Fee', value: exactlyIf(loan.grossFee) },
    { label: 'GST Processing Fee', value: exactlyIf(loan.gst) },
    { label: 'Net Processing Fee', value: exactlyIf(loan.netFee) },
    { label: 'Pre EMI Amount', value: exactlyIf(loan.preEmi) },
    { label: 'Disbursed Amount', value: exactlyIf(loan.disbursed) },
    ...(loan.disbursalDate ? [{ label: 'Disbursal Date', value: formatDate(loan.disbursalDate) }] : []),
  ];
}

/** The terms the loan was disbursed with (CO-034 to CO-036). */
export function LoanApprovalTab({ sanction }: LoanApprovalTabProps) {
  return (
    <Panel title="Loan Approval Details">
      <SectionBody section={sanction} name="Loan approval details">
        {loan => <KeyValue labelWidth="wide" items={itemsOf(loan)} />}
      </SectionBody>
    </Panel>
  );
}
