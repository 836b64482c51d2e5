import { parseLoanId } from '@lending-desk/domain';
import { useEffect, useState } from 'react';

const pauseMs = 250;

/** The search box: what is typed shows at once, and becomes part of the view when the typing pauses.
 *  @param searched  the loan id the view searches for, '' for none
 *  @param onSearch  told a whole number, or '' */
export function useQueueSearch(searched: string, onSearch: (loanId: string) => void) {
  const [typed, setTyped] = useState(searched);
  const [before, setBefore] = useState(searched);
  // The view changed by itself: the sidebar, the way back.
  if (before !== searched) {
    setBefore(searched);
    setTyped(searched);
  }
  const trimmed = typed.trim();
  const loanId = trimmed === '' ? '' : parseLoanId(trimmed)?.toString();

  useEffect(() => {
    if (loanId === undefined || loanId === searched) return;
    const timer = setTimeout(() => onSearch(loanId), pauseMs);
    return () => clearTimeout(timer);
  }, [loanId, searched, onSearch]);

  return {
    typed,
    setTyped,
    /** What is typed can be no loan id: nothing will be found. */
    hopeless: loanId === undefined,
  };
}
