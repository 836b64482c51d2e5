const second = 1000;

/** How long one question to a bureau may take. */
export const patienceMs = 10 * second;
/** How long whoever works on a fetch has it to themselves; longer than any question takes. */
export const leaseMs = 3 * patienceMs;
/** After which a report that never came counts as failed. */
export const giveUpMs = 10 * 60 * second;

/** When to look for a report again: soon at first, then after half its age, at most a minute apart. */
export function nextLook(requestedAt: Date, now: Date): Date {
  const age = now.getTime() - requestedAt.getTime();
  return new Date(now.getTime() + Math.min(60 * second, Math.max(second, age / 2)));
}
