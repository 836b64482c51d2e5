import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser asks before a reload or a closed tab loses what was typed and is kept nowhere. A form with a draft
 *  needs no guard. */
export function useLeaveGuard(loses: boolean): void {
  useEffect(() => {
    if (!loses) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [loses]);
}
