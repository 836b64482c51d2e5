import { type KycPart, matrixDifferences, readKyc } from '@lending-desk/domain/kyc';
import type { LoanDetail, PartialLoan } from '@lending-desk/domain/loan';
import type { KycState } from '@lending-desk/ui/kyc/KycNewTab';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { LoanSource } from './loan';
import { useLoanPart } from './loanParts';

/** A part besides the KYC's own; the rest is shown while it is loading. */
function partOf(data: PartialLoan | undefined, error: Error | null): KycPart {
  if (data) return { state: 'ready', raw: data.raw };
  return error ? { state: 'failed', why: error.message } : { state: 'loading' };
}

/** What an answer was last read as, and what beside it was read with it: both KYC tabs show the same, again and again. */
const lastRead = new WeakMap<LoanDetail['raw'], { of: readonly unknown[]; kyc: KycState }>();

/** What the KYC tabs show: the documents as soon as they have loaded, statement and bureau as they arrive. All three
 *  parts are requested at once. */
export function useKyc(source: LoanSource, id: string, { core, raw }: LoanDetail): KycState {
  const { data: read, isFetching, error, refetch } = useLoanPart(source, id, 'kyc');
  // Comparing is too slow for a key press: parts that another tab has already read are compared after the first frame.
  const opened = useDeferredValue(true, false);
  const data = opened ? read : undefined;
  const { data: statement, error: statementError } = useLoanPart(source, id, 'statement');
  const { data: bureau, error: bureauError } = useLoanPart(source, id, 'bureau');
  const kyc = useMemo((): KycState => {
    if (!data) {
      return error
        ? { state: 'failed', onRetry: () => void refetch(), retrying: isFetching }
        : { state: 'loading' };
    }
    const beside = { statement: partOf(statement, statementError), bureau: partOf(bureau, bureauError) };
    const of = [raw, core.gps, statement ?? statementError, bureau ?? bureauError];
    const known = lastRead.get(data.raw);
    if (known?.of.every((one, index) => one === of[index])) return known.kyc;
    const facts = readKyc({ core: raw, gps: core.gps }, data.raw, beside);
    const kyc: KycState = { state: 'ready', facts };
    lastRead.set(data.raw, { of, kyc });
    return kyc;
  }, [raw, core.gps, data, error, isFetching, refetch, statement, statementError, bureau, bureauError]);

  const client = useQueryClient();
  useEffect(() => {
    if (kyc.state === 'ready')
      client.setQueryData(source.kycDifferences(id).queryKey, matrixDifferences(kyc.facts));
  }, [client, source, id, kyc]);
  return kyc;
}
