import { readSanction } from '@lending-desk/domain/collections';
import { LoanApprovalTab } from '@lending-desk/ui/collections/LoanApprovalTab';
import type { LoanTabProps } from '../../../../loan/registry';

/** The terms the loan was disbursed with [CO-034]. */
export function Tab({ detail: { raw } }: LoanTabProps) {
  return <LoanApprovalTab sanction={readSanction(raw)} />;
}
