/** The status of a call of ours whose end the provider has not reported yet. */
export const queuedStatus = 'Queued';

/** Whether the provider accepted the call: its status contains 'queued'. Any other status is a refusal ('Agent is
 *  not available', 'Campaign is invalid') and is shown as one.
 *  @param status  data.status of the call-customer answer [CR-033] */
export function callWasQueued(status: string): boolean {
  return /\bqueued\b/i.test(status);
}
