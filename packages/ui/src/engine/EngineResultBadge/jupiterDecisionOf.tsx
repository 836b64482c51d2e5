import { isEngineResult } from '@lending-desk/domain/loan';
import type { ReactNode } from 'react';
import { EngineResultBadge } from './EngineResultBadge';

/** The engine's decision on a loan as a badge; an unknown value is shown unchanged. */
export function jupiterDecisionOf(decision: string | null): ReactNode {
  if (decision === null || isEngineResult(decision)) return <EngineResultBadge result={decision} />;
  return <EngineResultBadge result={null} otherwise={decision} />;
}
