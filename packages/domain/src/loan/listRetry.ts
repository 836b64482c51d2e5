/** The retry policy of a failed loan list [SH-057]. */
export const listRetry = { delayMs: 5000, times: 10, notOn: [400, 401, 403] } as const;

/** Whether a failed loan list is fetched again.
 *  @param retries  the number of retries so far
 *  @param status  the HTTP status, null when there was no answer; a 401 gets here only after a failed refresh
 *  @source SH-057, X-30 */
export function mayRetryList(retries: number, status: number | null): boolean {
  return retries < listRetry.times && !listRetry.notOn.some(refused => refused === status);
}
