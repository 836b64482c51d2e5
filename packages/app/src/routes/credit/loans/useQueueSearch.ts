import { parseLoanId } from '@lending-desk/domain/loan';
import { useCallback, useEffect } from 'react';
import { asking, useSearchBox } from '../../searchBox';

const pauseMs = 250;

/** The search box: what is typed shows at once, and becomes part of the view when the typing pauses.
 *  @param searched  the loan id the view searches for, '' for none
 *  @param onSearch  called with a whole number, or '' */
export function useQueueSearch(searched: string, onSearch: (loanId: string) => void) {
  const [{ typed }, setBox] = useSearchBox(searched);
  const trimmed = typed.trim();
  const loanId = trimmed === '' ? '' : parseLoanId(trimmed)?.toString();

  useEffect(() => {
    if (loanId === undefined || loanId === searched) return;
    const timer = setTimeout(() => {
      setBox(now => asking(now, loanId));
      onSearch(loanId);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [loanId, searched, onSearch, setBox]);

  return {
    typed,
    setTyped: useCallback((next: string) => setBox(now => ({ ...now, typed: next })), [setBox]),
    /** What is typed can be no loan id: nothing will be found. */
    isInvalid: loanId === undefined,
  };
}
