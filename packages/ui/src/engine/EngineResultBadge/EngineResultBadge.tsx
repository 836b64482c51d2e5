import { engineResultLabels } from '@lending-desk/domain/engine';
import type { EngineResult } from '@lending-desk/domain/loan';
import { CircleCheck, CircleDashed, CircleX, Flag, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { Badge, type StatusTone } from '../../primitives/Badge';

const faces: Record<EngineResult, { tone: StatusTone; icon: LucideIcon }> = {
  APPROVE: { tone: 'approve', icon: CircleCheck },
  FLAG: { tone: 'flag', icon: Flag },
  REJECT: { tone: 'reject', icon: CircleX },
};

export type EngineResultBadgeProps = {
  /** The result of the engine or of a rule; null when there is none, or an unknown one. */
  result: EngineResult | null;
  /** Text when there is no result: the engine's own value, or why there is none. @default 'Not scored' */
  otherwise?: string | undefined;
};

/** APPROVE green, FLAG orange, REJECT red (CR-050). */
export const EngineResultBadge = memo(function EngineResultBadge({
  result,
  otherwise = 'Not scored',
}: EngineResultBadgeProps) {
  if (result === null) {
    return (
      <Badge tone="neutral" icon={CircleDashed} emphasis="text">
        {otherwise}
      </Badge>
    );
  }
  const { tone, icon } = faces[result];
  return (
    <Badge tone={tone} icon={icon} emphasis="text">
      {engineResultLabels[result]}
    </Badge>
  );
});
