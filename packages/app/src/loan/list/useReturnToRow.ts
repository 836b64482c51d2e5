import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { forgetListPlace, placeIn, listScroller } from './listPlace';

/** Puts the reader back where they left the list, once: same scroll, focus on the row they had opened, or, if that is
 *  done with or gone, on the nearest one.
 *  @param rows  once they are there
 *  @returns the key of that row */
export function useReturnToRow(
  person: string,
  address: string,
  rows: readonly { readonly loanId: number }[] | undefined,
): string | undefined {
  const [found] = useState(() => placeIn(person, address));
  useEffect(forgetListPlace, []);
  // Another view of the list is another visit.
  const place = found?.address === address ? found : null;
  const done = useRef(false);
  const ready = (rows?.length ?? 0) > 0;
  const loanId =
    place && [place.loanId, ...place.neighbours].find(id => rows?.some(row => row.loanId === id));
  useLayoutEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const scroller = listScroller();
    if (!place || !scroller) return;
    scroller.scrollTop = place.scrollTop;
    scroller.querySelector<HTMLElement>('tr[aria-selected=true]')?.focus({ preventScroll: true });
  }, [ready, place]);
  return loanId ? String(loanId) : undefined;
}
