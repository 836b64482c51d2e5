import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterPicture } from '../Staged';

/** Tells of each change once. A press both focuses and chooses a tab, and Radix reports each;
 *  a caller that writes the tab into the address would leave two entries in the history.
 *  @param put  shows a tab ahead of the caller, who then hears of it after the picture; false where it can't */
export function useTabChange(
  value: string,
  onChange: (value: string) => void,
  put: (value: string) => boolean = () => false,
) {
  const front = useRef(value);
  const told = useRef(value);
  // While a tab that was shown ahead is still to be told.
  const callOff = useRef<() => void>(undefined);
  const settle = () => {
    callOff.current?.();
    callOff.current = undefined;
  };
  useLayoutEffect(() => {
    if (!callOff.current) front.current = value;
  });
  useLayoutEffect(() => {
    // The way back has the last word; what the caller was told does not, where another tab was asked for since.
    if (!callOff.current || value !== told.current) {
      settle();
      told.current = front.current = value;
    }
    put(front.current);
  }, [value, put]);
  useEffect(() => settle, []);

  const tell = (next: string) => {
    told.current = next;
    onChange(next);
  };
  return {
    /** The tab on the screen. */
    at: () => front.current,
    change: (next: string) => {
      if (next === front.current) return;
      settle();
      front.current = next;
      if (!put(next)) tell(next);
      else {
        callOff.current = afterPicture(() => {
          settle();
          if (next !== told.current) tell(next);
        });
      }
    },
  };
}
