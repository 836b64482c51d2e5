import { type StaffState, staffStateLabels } from '@lending-desk/domain/staff';
import { Ban, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { Badge, type StatusTone } from '../../primitives/Badge';

const faces: Readonly<Record<StaffState, { tone: StatusTone; icon: LucideIcon }>> = {
  pending: { tone: 'flag', icon: Clock },
  active: { tone: 'approve', icon: CircleCheck },
  disabled: { tone: 'neutral', icon: Ban },
  rejected: { tone: 'reject', icon: CircleX },
};

/** The state of an account. */
export function StaffStateBadge({ state }: { state: StaffState }) {
  return <Badge {...faces[state]}>{staffStateLabels[state]}</Badge>;
}
