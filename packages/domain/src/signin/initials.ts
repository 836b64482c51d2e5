const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The first letters of the first two words of a name, as capitals: 'asha rani nair' → 'AR' [SH-030].
 *  @returns '' for a blank name */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words
    .map(word => Array.from(graphemes.segment(word), part => part.segment)[0] ?? '')
    .join('')
    .toUpperCase();
}
