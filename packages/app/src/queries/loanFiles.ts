import { type LoanFile, loanFilesContract } from '@lending-desk/domain/files';
import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

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
  return useCall({
    word: 'files',
    of: loan,
    says: 'The file is removed',
    send: ({ key }: Pick<LoanFile, 'key'>, ask) => ask(filesApi.remove, { id: loan, key }),
    done: reread,
    failed: () => void reread(),
  });
}
