import { instantOfEpochMs } from '@lending-desk/domain/calendar';
import { type CallingHours, type CallsToday, recoveryCallRefusal } from '@lending-desk/domain/calls';
import { field } from '@lending-desk/domain/loose';
import { useEffect, useState } from 'react';

/** How often the clock is read: the reason appears and goes within this time. */
const everyMs = 15_000;

const refusalNow = (today: CallsToday | null, hours: CallingHours | undefined) =>
  recoveryCallRefusal(instantOfEpochMs(Date.now()), today, hours);

/** Why the customer is not called now, by the hour and by today's calls; null when they may be [M46].
 *  @param raw  the loan as read: `callsToday` is a field of ours, which another backend does not send */
export function useRecoveryCall(raw: Readonly<Record<string, unknown>>): string | null {
  const [placed, allowed, from, until] = ['placed', 'allowed', 'from', 'until'].map(name =>
    field(raw['callsToday'], name),
  );
  const today = typeof placed === 'number' && typeof allowed === 'number' ? { placed, allowed } : null;
  const hours = typeof from === 'number' && typeof until === 'number' ? { from, until } : undefined;
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick(tick => tick + 1), everyMs);
    return () => clearInterval(timer);
  }, []);
  return refusalNow(today, hours);
}
