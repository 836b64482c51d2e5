import type { LoanDesk } from '@lending-desk/domain/access';
import type { LoanPart, PartialLoan } from '@lending-desk/domain/loan';
import type { loanQueries } from '../queries/loan';

/** How a desk reads a loan. */
export type LoanSource = {
  readonly desk: LoanDesk;
  /** Where the parts of a loan are in the cache, and how a tab reads them. */
  readonly query: typeof loanQueries.part;
  /** @throws ApiError */
  readonly read: (id: string, part: LoanPart, signal: AbortSignal) => Promise<PartialLoan>;
};
