import { matrixDifferences } from '@lending-desk/domain/kyc';
import type { LoanDetail } from '@lending-desk/domain/loan';
import type { KycState } from '@lending-desk/ui/kyc/KycNewTab';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import type { LoanSource } from './loan';
import { useLoanPart } from './loanParts';
import { readKycOnce } from './readKycOnce';

/** What the KYC tabs show: the documents as soon as they have loaded, statement and bureau as they arrive. All three
 *  parts are requested at once. */
export function useKyc(source: LoanSource, id: string, { core, raw }: LoanDetail): KycState {
  const own = useLoanPart(source, id, 'kyc');
  // Comparing is too slow for a key press: parts that another tab has already read are compared after the first frame.
  const opened = useDeferredValue(true, false);
  const statement = useLoanPart(source, id, 'statement');
  const bureau = useLoanPart(source, id, 'bureau');
  const loan = { core: raw, gps: core.gps };
  const ready = opened && own.data ? readKycOnce(loan, own.data, statement, bureau) : null;

  const client = useQueryClient();
  useEffect(() => {
    if (ready) client.setQueryData(source.kycDifferences(id).queryKey, matrixDifferences(ready.facts));
  }, [client, source, id, ready]);
  if (ready) return ready;
  return own.error ? { state: 'failed', onRetry: () => void own.refetch() } : { state: 'loading' };
}
