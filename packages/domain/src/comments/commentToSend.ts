/** The trimmed comment to send.
 *  @returns null for a blank one: it is ignored and nothing is sent [CR-029] */
export function commentToSend(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
