import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** Changes words of the address and keeps the others; null takes one away.
 *  @param options  the same object at every render */
export function useChangeAddress<Name extends string>(options?: NavigateOptions) {
  const [, setParams] = useSearchParams();
  return useCallback(
    (change: Partial<Record<Name, string | null>>) =>
      setParams(now => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries<string | null | undefined>(change)) {
          if (typeof value !== 'string') next.delete(name);
          else next.set(name, value);
        }
        return next;
      }, options),
    [setParams, options],
  );
}
