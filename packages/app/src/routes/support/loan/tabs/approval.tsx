import { ApprovalTab } from '@lending-desk/ui/decision/ApprovalTab';
import type { LoanTabProps } from '../../../../loan/registry';

/** The terms the loan was approved with [CS-076]. */
export function Tab({ detail }: LoanTabProps) {
  return <ApprovalTab approval={detail.core.approval} />;
}
