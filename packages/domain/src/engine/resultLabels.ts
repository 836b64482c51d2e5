import type { EngineResult } from '../loan/schema';

/** The label of a result [CR-050]. */
export const engineResultLabels: Readonly<Record<EngineResult, string>> = {
  APPROVE: 'Approve',
  FLAG: 'Flag',
  REJECT: 'Reject',
};
