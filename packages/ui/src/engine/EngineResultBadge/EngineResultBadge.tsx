import { engineResultLabels } from '@lending-desk/domain/engine';
import { type EngineResult, isEngineResult } from '@lending-desk/domain/loan';
import { CircleCheck, CircleDashed, CircleX, Flag, type LucideIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../primitives/Badge';

const faces: Record<EngineResult, { tone: NonNullable<BadgeProps['tone']>; icon: LucideIcon }> = {
  APPROVE: { tone: 'approve', icon: CircleCheck },
  FLAG: { tone: 'flag', icon: Flag },
  REJECT: { tone: 'reject', icon: CircleX },
};

export type EngineResultBadgeProps = {
  /** What the engine or a rule says; null when it was not asked, or said something else. */
  result: EngineResult | null;
  /** Read in place of a result: the engine's own word, or why there is none. @default 'Not scored' */
  otherwise?: string | undefined;
  /** Words in a dense table, solid in a summary. @default 'text' */
  emphasis?: BadgeProps['emphasis'];
};

/** APPROVE green, FLAG orange, REJECT red (CR-050). */
export const EngineResultBadge = memo(function EngineResultBadge({
  result,
  otherwise = 'Not scored',
  emphasis = 'text',
}: EngineResultBadgeProps) {
  if (result === null) {
    return (
      <Badge tone="neutral" icon={CircleDashed} emphasis={emphasis}>
        {otherwise}
      </Badge>
    );
  }
  const { tone, icon } = faces[result];
  return (
    <Badge tone={tone} icon={icon} emphasis={emphasis}>
      {engineResultLabels[result]}
    </Badge>
  );
});

/** The engine's decision on a loan; a word it is not known to say is shown as it came. */
export function jupiterDecisionOf(decision: string | null): ReactNode {
  if (decision === null || isEngineResult(decision)) return <EngineResultBadge result={decision} />;
  return <EngineResultBadge result={null} otherwise={decision} />;
}
