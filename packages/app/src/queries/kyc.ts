import { type KycPart, type LoanDetail, readKyc } from '@lending-desk/domain';
import type { KycState } from '@lending-desk/ui/kyc/KycNewTab';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loanQueries } from './loan';

/** A part beside the KYC's own: what is there is shown while it is on its way. */
function partOf(data: LoanDetail | undefined, error: Error | null): KycPart {
  if (data) return { state: 'ready', raw: data.raw };
  return error ? { state: 'failed', why: error.message } : { state: 'loading' };
}

/** What the KYC tabs show: the documents as soon as they are there, statement and bureau as they come in. All three
 *  parts are asked for at once. */
export function useKyc(id: string, { core, raw }: LoanDetail): KycState {
  const { data, isFetching, error, refetch } = useQuery(loanQueries.part(id, 'kyc'));
  const { data: statement, error: statementError } = useQuery(loanQueries.part(id, 'statement'));
  const { data: bureau, error: bureauError } = useQuery(loanQueries.part(id, 'bureau'));
  return useMemo((): KycState => {
    if (!data) {
      return error
        ? { state: 'failed', onRetry: () => void refetch(), retrying: isFetching }
        : { state: 'loading' };
    }
    const facts = readKyc({ core: raw, gps: core.gps }, data.raw, {
      statement: partOf(statement, statementError),
      bureau: partOf(bureau, bureauError),
    });
    return { state: 'ready', facts };
  }, [raw, core.gps, data, error, isFetching, refetch, statement, statementError, bureau, bureauError]);
}
