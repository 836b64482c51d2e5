import { useEffect, useState } from 'react';

/** How long the links in a loan work, less what an answer may have been on its way. */
const lifeMs = 4.75 * 60_000;

/** Whether the links that came with an answer have stopped working.
 *  @param answeredAt  when the answer came, in milliseconds since 1970; 0 for no answer yet */
export function useLinksExpired(answeredAt: number): boolean {
  const [expiredAnswer, setExpiredAnswer] = useState(0);
  useEffect(() => {
    if (answeredAt === 0) return;
    const look = () => {
      if (Date.now() >= answeredAt + lifeMs) setExpiredAnswer(answeredAt);
    };
    const timer = setTimeout(look, Math.max(0, answeredAt + lifeMs - Date.now()));
    // Timers do not run while the laptop sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [answeredAt]);
  return answeredAt !== 0 && expiredAnswer === answeredAt;
}
