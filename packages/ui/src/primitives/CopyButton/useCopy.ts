import { useCallback, useEffect, useRef, useState } from 'react';

export type CopyState = 'rest' | 'copied' | 'failed';

/** Copies text to the clipboard and reports the outcome for a moment.
 *  @param restMs how long the outcome is reported, in milliseconds */
export function useCopy(restMs: number) {
  const [state, setState] = useState<CopyState>('rest');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (text: string) => {
      const outcome = await write(text);
      setState(outcome);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setState('rest'), restMs);
    },
    [restMs],
  );
  return { state, copy };
}

async function write(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Browsers reject this without a secure origin or permission.
    return 'failed';
  }
}
