/** How many hours the decision of an application may take, unless configured otherwise. */
export const usualDecisionHours = 72;

const [second, hour] = [1_000, 3_600_000];

/** How long an application has waited for its customer: since when it is on HOLD, null when it is not, and for how many
 *  milliseconds it was before. */
type Held = { readonly heldSince: Date | null; readonly heldMs: number };

/** What is left for the decision of an application, in whole seconds; below 0 when it is late. The clock stands still
 *  while it is on HOLD.
 *  @returns null for one that is decided
 *  @source beyond 14 */
export function dueInSeconds(
  {
    startedOn,
    decidedAt,
    heldSince,
    heldMs,
  }: Held & { readonly startedOn: Date; readonly decidedAt: Date | null },
  now: Date,
  hours: number,
): number | null {
  if (decidedAt !== null) return null;
  const at = heldSince ?? now;
  return Math.floor((startedOn.getTime() + hours * hour + heldMs - at.getTime()) / second);
}

/** The waiting of an application that moves to a status.
 *  @source beyond 14 */
export function heldAfter({ heldSince, heldMs }: Held, to: string, now: Date): Held {
  if (to === 'HOLD') return { heldSince: heldSince ?? now, heldMs };
  const waited = heldSince === null ? 0 : Math.max(0, now.getTime() - heldSince.getTime());
  return { heldSince: null, heldMs: heldMs + waited };
}

/** '5 h left', '3 d late': hours below two days, then days. */
export function dueText(seconds: number): string {
  const hours = Math.floor(Math.abs(seconds) / 3_600);
  const amount = hours === 0 ? 'under 1 h' : hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
  return `${amount} ${seconds < 0 ? 'late' : 'left'}`;
}
