/** The comment to send, without the space around it.
 *  @returns null for a blank one: it is ignored and nothing is sent [CR-029] */
export function commentToSend(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
