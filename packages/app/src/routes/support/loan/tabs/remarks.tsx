import { RemarksTab } from '@lending-desk/ui/comments/RemarksTab';
import type { LoanTabProps } from '../../../../loan/registry';

/** What the underwriter wrote about the loan [CS-075]. */
export function Tab({ detail }: LoanTabProps) {
  return <RemarksTab core={detail.core} />;
}
