/** The new tags of a comma-separated input: trimmed, without blanks and duplicates.
 *  @returns an empty list when there is nothing to send [CR-200]
 *  @source CR-199 */
export function splitTags(input: string): string[] {
  const parts = input.split(',').map(part => part.trim());
  return [...new Set(parts.filter(part => part !== ''))];
}
