import { type LoanFile, loanFilesContract } from '@lending-desk/domain/files';
import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { useWrite } from './useWrite';

const filesApi = apiOf(loanFilesContract);

const keyOf = (loan: string) => ['files of a loan', loan] as const;

/** The stored files of a loan; none is asked for without its id. */
export const loanFilesQuery = (loan: string) =>
  queryOptions({
    queryKey: keyOf(loan),
    queryFn:
      loan === ''
        ? skipToken
        : async ({ signal }) => (await filesApi.list({ id: loan }, { signal })).data.files,
    staleTime: 0,
    retry: false,
  });

/** Removes a file of a loan for good; the list is read again afterwards, whatever came of it. */
export function useRemoveFile(loan: string) {
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: keyOf(loan) });
  const { press, ...action } = useWrite({
    word: 'files',
    of: loan,
    name: `Loan ${loan}`,
    says: 'The file is removed',
    send: ({ key }: Pick<LoanFile, 'key'>, once) =>
      once(key, async idempotencyKey => {
        await filesApi.remove({ id: loan, key }, { idempotencyKey });
      }),
    done: reread,
  });
  return {
    ...action,
    press: (file: Pick<LoanFile, 'key'>, done: () => void) =>
      press(file, { done, failed: () => void reread() }),
  };
}
