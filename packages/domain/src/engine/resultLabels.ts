import type { EngineResult } from '../loan/schema';

/** What a result reads [CR-050]. */
export const engineResultLabels: Readonly<Record<EngineResult, string>> = {
  APPROVE: 'Approve',
  FLAG: 'Flag',
  REJECT: 'Reject',
};
