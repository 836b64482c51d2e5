/** Whether the provider took the call: its own words, whatever follows them. Any other status is its refusal
 *  ('Agent is not available', 'Campaign is invalid') and is shown as one.
 *  @param status  data.status of the call-customer answer [CR-033] */
export function callWasQueued(status: string): boolean {
  return /\bqueued\b/i.test(status);
}
