/** A comment with more characters than this is shortened in every place. */
const longest = 20;

/** How each place shortens a long comment. */
export const previewCuts = {
  /** Intel tab, CDL comments [CR-131]; a text of 21–25 characters is not cut but still gets the ellipsis. */
  intelCdl: { keep: 25, ending: '…' },
  /** Intel tab, collections comments [CR-134]. */
  intelCollections: { keep: 4, ending: '' },
  /** The comment lists of customer support and collections [SH-104]. */
  commentList: { keep: 10, ending: '…' },
} as const;

export type PreviewPlace = keyof typeof previewCuts;

// Stryker disable next-line ObjectLiteral,StringLiteral: that is the default, too
const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), part => part.segment);
}

/** A comment as a list shows it. Characters are graphemes: क्षि and 👨‍👩‍👧 are not cut in half.
 *  @source CR-131, CR-134, SH-104 */
export function previewComment(text: string, place: PreviewPlace): string {
  if (!isShortened(text)) return text;
  const { keep, ending } = previewCuts[place];
  return charactersOf(text).slice(0, keep).join('') + ending;
}

/** Whether a list shows the comment shortened, so that it must offer the whole text. */
export function isShortened(text: string): boolean {
  // A grapheme is at least one code unit, so a short text need not be segmented.
  // Stryker disable next-line ConditionalExpression,EqualityOperator: only the time differs
  return text.length > longest && charactersOf(text).length > longest;
}
