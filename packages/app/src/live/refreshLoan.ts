import type { LoanChange } from '@lending-desk/domain/live';
import type { LoanPart, PartialLoan } from '@lending-desk/domain/loan';
import type { QueryClient } from '@tanstack/react-query';
import { statusOf } from '../http/apiError';
import { loanQueries } from '../queries/loan';
import type { LoanSource } from '../queries/loan';

/** The parts that a change concerns beside the core. */
const partsOf: Partial<Record<LoanChange, LoanPart>> = {
  bureau: 'bureau',
  documents: 'kyc',
  statements: 'statement',
};

/** Everything of a loan. */
export const everyPart: readonly LoanPart[] = ['core', 'bureau', 'statement', 'kyc'];

type PartsSource = {
  readonly query: LoanSource['part'];
  readonly read: (part: LoanPart) => Promise<PartialLoan>;
};

const ignored = () => undefined;

/** Whether a refusal concerns the loan itself, so that the screen has to show it. */
function isRefused(thrown: unknown): boolean {
  const status = statusOf(thrown);
  return status === 403 || status === 404;
}

/** Reads parts of a loan again while its screen is open. Typed text stays: forms keep their drafts and the state they
 *  started from. A failed read keeps the old data, because the user did not ask for it: the next change, or Reload
 *  Loan, updates it.
 *  @param query  where the parts are in the cache
 *  @param read  requests one part from the server */
export function refreshParts(
  client: QueryClient,
  id: string,
  parts: readonly LoanPart[],
  { query: queryOf, read }: PartsSource,
): Promise<void> {
  const refreshOne = async (part: LoanPart): Promise<void> => {
    const { queryKey } = queryOf(id, part);
    const query = client.getQueryCache().find({ queryKey });
    // A fetch that is under way may answer from before the change, so nothing is stored until it has ended.
    const fetched = () => query?.promise?.then(ignored, ignored);
    if (!query?.isActive()) {
      await fetched();
      // It is not shown: it is read when somebody opens it.
      await client.invalidateQueries({ queryKey, refetchType: 'none' });
      return;
    }
    try {
      let before: number;
      let answer: PartialLoan;
      do {
        before = query.state.dataUpdateCount;
        answer = await read(part);
        await fetched();
        // Data saved from here in the meantime is newer than this answer.
      } while (query.state.dataUpdateCount !== before);
      client.setQueryData(queryKey, answer);
    } catch (thrown) {
      await client.invalidateQueries({ queryKey, refetchType: isRefused(thrown) ? 'active' : 'none' });
    }
  };
  return Promise.all(parts.map(refreshOne)).then(() => undefined);
}

/** What stands beside the parts of a loan in the cache, by the change that concerns it. */
const besideOf: Partial<Record<LoanChange, string>> = {
  bureau: 'reported',
  followUp: 'followUp',
  repayment: 'money',
  statements: 'reported',
};

/** Reads again what of a loan stands beside its parts, where it is shown.
 *  @param changed  @default everything */
export function refreshBeside(client: QueryClient, id: string, changed?: LoanChange): void {
  for (const name of changed ? [besideOf[changed]] : new Set(Object.values(besideOf)))
    if (name) void client.invalidateQueries({ queryKey: [...loanQueries.details(), id, name] });
}

/** Reads what a change affects. */
export function refreshFor(
  changed: LoanChange,
  client: QueryClient,
  id: string,
  source: PartsSource,
): Promise<void> {
  // The row in the queue shows the decision.
  if (changed === 'decision') void client.invalidateQueries({ queryKey: loanQueries.lists() });
  refreshBeside(client, id, changed);
  if (changed === 'followUp') return Promise.resolve();
  const part = partsOf[changed];
  return refreshParts(client, id, part ? ['core', part] : ['core'], source);
}
