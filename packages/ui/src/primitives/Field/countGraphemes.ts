const plain = /^[\x20-\x7e\n]*$/;
let segmenter: Intl.Segmenter | undefined;

/** Counts characters as a reader sees them: 'à' and 'क्षि' are one each, however they are encoded. */
export function countGraphemes(text: string): number {
  if (plain.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text)).length;
}
