import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Whether the content is visible, or kept mounted but hidden, such as in another tab. */
export const Shown = createContext(true);

/** Whether this part of the page is visible. Hidden content makes no requests, handles no shortcuts and opens no
 *  dialogs. */
export function useShown(): boolean {
  return use(Shown);
}

/** Runs when this part of the page is hidden: playback pauses and revealed values are masked again. */
export function useWhenHidden(run: () => void) {
  const hidden = !use(Shown);
  const now = useEffectEvent(run);
  useEffect(() => {
    if (hidden) now();
  }, [hidden]);
}
