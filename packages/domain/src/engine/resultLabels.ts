import type { EngineResult } from './engineResult';

/** The label of a result [CR-050]. */
export const engineResultLabels: Readonly<Record<EngineResult, string>> = {
  APPROVE: 'Approve',
  FLAG: 'Flag',
  REJECT: 'Reject',
};
