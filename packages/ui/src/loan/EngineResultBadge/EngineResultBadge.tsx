import type { EngineResult } from '@lending-desk/domain';
import { CircleCheck, CircleDashed, CircleX, Flag, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { Badge, type BadgeProps } from '../../primitives/Badge';

const faces: Record<
  EngineResult,
  { label: string; tone: NonNullable<BadgeProps['tone']>; icon: LucideIcon }
> = {
  APPROVE: { label: 'Approve', tone: 'approve', icon: CircleCheck },
  FLAG: { label: 'Flag', tone: 'flag', icon: Flag },
  REJECT: { label: 'Reject', tone: 'reject', icon: CircleX },
};

export type EngineResultBadgeProps = {
  /** What the engine or a rule says; null when it was not asked. */
  result: EngineResult | null;
  /** Words in a dense table, solid in a summary. @default 'text' */
  emphasis?: BadgeProps['emphasis'];
};

/** APPROVE green, FLAG orange, REJECT red (CR-050). */
export const EngineResultBadge = memo(function EngineResultBadge({
  result,
  emphasis = 'text',
}: EngineResultBadgeProps) {
  if (result === null) {
    return (
      <Badge tone="neutral" icon={CircleDashed} emphasis={emphasis}>
        Not scored
      </Badge>
    );
  }
  const face = faces[result];
  return (
    <Badge tone={face.tone} icon={face.icon} emphasis={emphasis}>
      {face.label}
    </Badge>
  );
});
