import { readOverdue, readSchedule } from '@lending-desk/domain/collections';
import { OverdueTab } from '@lending-desk/ui/collections/OverdueTab';
import type { LoanTabProps } from '../../../../loan/registry';

/** What is overdue, and the charges [CO-057 to CO-062]. */
export function Tab({ detail: { raw } }: LoanTabProps) {
  return <OverdueTab {...readOverdue(raw)} schedule={readSchedule(raw)} />;
}
