const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The first letters of the first two words of a name, as capitals: 'asha rani nair' → 'AR' [SH-030].
 *  @returns '' for a name without letters */
export function initials(name: string): string {
  return name
    .split(/[^\p{L}\p{M}\p{N}'’.-]+/u)
    .flatMap(word => firstLetter(word) ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();
}

/** With the marks on it: 'क्षि' of 'क्षिति'. */
function firstLetter(word: string): string | undefined {
  const from = word.search(/[\p{L}\p{N}]/u);
  return from === -1 ? undefined : [...graphemes.segment(word.slice(from))][0]?.segment;
}
