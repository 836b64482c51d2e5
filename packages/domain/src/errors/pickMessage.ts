/** Which of the server's messages the user sees; a field of each call's declaration. */
export type MessagePick = 'first' | 'last';

/** @param errorMessages  the list every answer carries [SH-054]; blank entries say nothing and are passed over
 *  @param fallback  shown when the server gave no words */
export function pickMessage(
  errorMessages: readonly string[] | undefined,
  pick: MessagePick,
  fallback: string,
): string {
  const said = (errorMessages ?? []).filter(message => message.trim() !== '');
  return said.at(pick === 'first' ? 0 : -1) ?? fallback;
}
