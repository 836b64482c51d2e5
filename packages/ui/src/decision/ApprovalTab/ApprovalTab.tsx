import type { LoanCore } from '@lending-desk/domain/loan';
import { exactRupees, type Paise } from '@lending-desk/domain/money';
import { EmptyState } from '../../primitives/EmptyState';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';

export type ApprovalTabProps = {
  /** The terms the underwriter approved; null before. */
  approval: LoanCore['approval'];
};

const amount = (value: Paise | null) => (value === null ? null : exactRupees(value));
const rate = (value: number | null) => (value === null ? null : `${value}%`);

/** The terms the loan was approved with (CS-076). */
export function ApprovalTab({ approval }: ApprovalTabProps) {
  return (
    <Panel title="Approval Details">
      {approval === null ? (
        <EmptyState why="The terms come with the decision of the underwriter." />
      ) : (
        <KeyValue
          labelWidth="wide"
          items={[
            { label: 'Max EMI', value: amount(approval.maxEmi) },
            { label: 'Interest rate', value: rate(approval.interestRate) },
            { label: 'Processing fee', value: rate(approval.processingFeeRate) },
            { label: 'Eligible amount', value: amount(approval.maxAmount) },
            { label: 'Months', value: approval.months },
          ]}
        />
      )}
    </Panel>
  );
}
