import type { LoanDesk } from '@lending-desk/domain/access';
import type { LoanPart, MaskedField } from '@lending-desk/domain/loan';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LoanSource } from './loan';
import { loanApi } from './loanApi';
import { shareRunning } from './shareRunning';

/** One part of a loan for the tab that shows it. A hidden tab requests nothing, because each read is recorded. */
export function useLoanPart(source: LoanSource, id: string, part: LoanPart) {
  return useQuery({ ...source.part(id, part), enabled: useShown() });
}

const revealOnce = shareRunning<string | null>();

/** Reads one masked value; the server writes an audit row. The answer is not kept in any cache or call state.
 *  @param desk  where the loan is open
 *  @param asDecided  of a replay: the value as it stood */
export function useRevealField(id: string, desk: LoanDesk, asDecided?: boolean) {
  return useCallback(
    (field: MaskedField) =>
      revealOnce(
        `${id} ${field}`,
        async () => (await loanApi.reveal({ id, field, desk, asDecided })).data.value,
      ),
    [id, desk, asDecided],
  );
}
