// The result of every comparison of two written values.

/** How two values compare. 'exact': equal after ignoring capitals, spaces, order and titles; 'notGiven' and
 *  'unreadable': there is nothing to compare. */
export type Verdict = 'exact' | 'close' | 'partial' | 'different' | 'notGiven' | 'unreadable';

/** A run of a value's text, and whether the other value has it too. The runs of a side make up its text. */
export interface Mark {
  readonly text: string;
  readonly mark: 'same' | 'differs';
}

/** The reason for a score. */
export type Reason =
  | 'order'
  | 'title'
  | 'relation'
  | 'initial'
  | 'spelling'
  | 'script'
  | 'word'
  | 'number'
  | 'pin'
  | 'area'
  | 'swapped'
  | 'year'
  | 'hidden'
  | 'lookAlike';

export interface Comparison {
  /** 0 (nothing in common) to 100 (the same). */
  readonly score: number;
  readonly verdict: Verdict;
  /** The reasons, most important first. Empty where there is nothing to explain. */
  readonly reasons: readonly Reason[];
  readonly marks: { readonly left: readonly Mark[]; readonly right: readonly Mark[] };
}

/** From this score on two values may belong to one person; below it they are different. */
export const partialFrom = 55;
/** From this score on only a small detail differs. */
export const closeFrom = 85;

/** The verdict a score stands for. */
export function verdictOf(score: number): Verdict {
  if (score >= 100) return 'exact';
  if (score >= closeFrom) return 'close';
  return score >= partialFrom ? 'partial' : 'different';
}

/** A comparison without character-level marks: each side as a whole is the same or different. */
export function whole(
  left: string,
  right: string,
  score: number,
  reasons: readonly Reason[] = [],
  verdict: Verdict = verdictOf(score),
): Comparison {
  const mark = verdict === 'different' || verdict === 'partial' ? 'differs' : 'same';
  const side = (text: string): readonly Mark[] => (text === '' ? [] : [{ text, mark }]);
  return { score, verdict, reasons, marks: { left: side(left), right: side(right) } };
}

/** For a blank side: nothing is compared, nothing is marked. */
export const notGiven = (left: string, right: string): Comparison => whole(left, right, 0, [], 'notGiven');

/** A range of a text in code units; the end is exclusive. */
export interface Span {
  readonly at: number;
  readonly end: number;
}

/** Splits the text into runs, with the given ranges marked as differing. */
export function markSpans(text: string, differing: readonly Span[]): readonly Mark[] {
  const marks: Mark[] = [];
  const push = (from: number, to: number, mark: Mark['mark']) => {
    if (to > from) marks.push({ text: text.slice(from, to), mark });
  };
  let done = 0;
  for (const { at, end } of [...differing].sort((one, other) => one.at - other.at)) {
    if (end <= done) continue;
    push(done, at, 'same');
    push(Math.max(at, done), end, 'differs');
    done = end;
  }
  push(done, text.length, 'same');
  return marks;
}
