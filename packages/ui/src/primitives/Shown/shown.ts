import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Whether what is inside is on the page, or kept behind something else as it was left. */
export const Shown = createContext(true);

/** Whether this part of the page is shown. One that is kept behind another asks for nothing, hears no keys and opens
 *  no dialogs until it comes back. */
export function useShown(): boolean {
  return use(Shown);
}

/** Runs when this part of the page goes behind another: what it plays pauses, what it reveals is covered again. */
export function useWhenHidden(run: () => void) {
  const hidden = !use(Shown);
  const now = useEffectEvent(run);
  useEffect(() => {
    if (hidden) now();
  }, [hidden]);
}
