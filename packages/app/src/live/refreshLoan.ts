import type { LoanChange } from '@lending-desk/domain/live';
import type { LoanPart, PartialLoan } from '@lending-desk/domain/loan';
import type { QueryClient } from '@tanstack/react-query';
import { statusOf } from '../http/apiError';
import { loanQueries } from '../queries/loan';

/** The parts that a change concerns beside the core. */
const partsOf: Partial<Record<LoanChange, LoanPart>> = { bureau: 'bureau', documents: 'kyc' };

/** Everything of a loan. */
export const everyPart: readonly LoanPart[] = ['core', 'bureau', 'statement', 'kyc'];

/** Whether a refusal is about the loan itself: the screen then has to say so. */
function isRefused(thrown: unknown): boolean {
  const status = statusOf(thrown);
  return status === 403 || status === 404;
}

/** Reads parts of a loan anew under an open screen. What is typed stays: forms keep their drafts and the state they
 *  were begun on. A read that fails leaves what is there, because nobody asked for it: the next change, or Reload
 *  Loan, brings it up to date.
 *  @param read  asks the server for one part */
export function refreshParts(
  client: QueryClient,
  id: string,
  parts: readonly LoanPart[],
  read: (part: LoanPart) => Promise<PartialLoan>,
): Promise<void> {
  const refreshOne = async (part: LoanPart): Promise<void> => {
    const { queryKey } = loanQueries.part(id, part);
    const query = client.getQueryCache().find({ queryKey });
    if (!query?.isActive()) {
      // Nobody looks at it: it is read when somebody does.
      await client.invalidateQueries({ queryKey, refetchType: 'none' });
      return;
    }
    try {
      let before: number;
      let answer: PartialLoan;
      do {
        before = query.state.dataUpdateCount;
        answer = await read(part);
        // What was saved from here meanwhile is newer than what was asked for before.
      } while (query.state.dataUpdateCount !== before);
      client.setQueryData(queryKey, answer);
    } catch (thrown) {
      await client.invalidateQueries({ queryKey, refetchType: isRefused(thrown) ? 'active' : 'none' });
    }
  };
  return Promise.all(parts.map(refreshOne)).then(() => undefined);
}

/** Reads anew what a change touches. */
export function refreshFor(
  changed: LoanChange,
  client: QueryClient,
  id: string,
  read: (part: LoanPart) => Promise<PartialLoan>,
): Promise<void> {
  // The row in the queue says who decided what.
  if (changed === 'decision') void client.invalidateQueries({ queryKey: loanQueries.lists() });
  const part = partsOf[changed];
  return refreshParts(client, id, part ? ['core', part] : ['core'], read);
}
