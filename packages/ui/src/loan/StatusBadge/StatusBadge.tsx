import { type ApprovalStatus, approvalStatusFaces, isApprovalStatus } from '@lending-desk/domain/loan';
import {
  Ban,
  Banknote,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleX,
  Eye,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../primitives/Badge';

const icons: Record<ApprovalStatus, LucideIcon> = {
  PENDING: CircleDashed,
  IN_REVIEW: Eye,
  HOLD: CirclePause,
  APPROVED: CircleCheck,
  REJECTED: CircleX,
  CREDIT_REJECTED: Ban,
  INACTIVE: CircleX,
  DISBURSED: Banknote,
};

export type StatusBadgeProps = {
  /** An unknown status is shown unchanged, and marked. */
  status: string;
};

/** The approval status of a loan: colour, icon and text. */
export const StatusBadge = memo(function StatusBadge({ status }: StatusBadgeProps) {
  if (!isApprovalStatus(status)) {
    return (
      <Badge tone="flag" icon={TriangleAlert}>
        Unknown: {status === '' ? 'no status' : status}
      </Badge>
    );
  }
  const face = approvalStatusFaces[status];
  return (
    <Badge tone={face.tone} icon={icons[status]}>
      {face.label}
    </Badge>
  );
});
