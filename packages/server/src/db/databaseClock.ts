const refreshMs = 60_000;

/** The time by the database's clock, known without asking for it each time. */
export interface DatabaseClock {
  readonly now: () => Date;
  readonly stop: () => void;
}

/** Servers that share a database compare times that each of them wrote: leases of jobs, ends of sessions, the order of
 *  comments. So all go by its clock. It is asked at start and every minute; while it does not answer, the difference
 *  known last holds.
 *  @param ask  what its clock shows, in milliseconds since 1970 */
export async function databaseClock(ask: () => Promise<number>): Promise<DatabaseClock> {
  let aheadMs = 0;
  const look = async () => {
    const from = Date.now();
    const clock = await ask();
    const to = Date.now();
    // It was read at any moment between the two: a difference that this explains is none.
    const found = clock - (from + to) / 2;
    if (Math.abs(found - aheadMs) > (to - from) / 2) aheadMs = found;
  };
  await look();
  const timer = setInterval(() => void look().catch(() => undefined), refreshMs).unref();
  return { now: () => new Date(Date.now() + aheadMs), stop: () => clearInterval(timer) };
}
