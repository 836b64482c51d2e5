/** Which of the server's messages the user sees; declared per call. */
export type MessagePick = 'first' | 'last';

/** @param errorMessages  the list in every answer [SH-054]; blank entries are skipped
 *  @param fallback  shown when the server sent no message */
export function pickMessage(
  errorMessages: readonly string[] | undefined,
  pick: MessagePick,
  fallback: string,
): string {
  const said = (errorMessages ?? []).filter(message => message.trim() !== '');
  return said.at(pick === 'first' ? 0 : -1) ?? fallback;
}
