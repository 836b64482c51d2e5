import { type Comparison, markSpans, notGiven, type Reason, type Span, verdictOf, whole } from './comparison';
import { letterDifferences, plain, wordLikeness } from './letters';
import { joinSplitWords, legalForms, nameWords, type NameWord, shortForms } from './nameWords';
import { pairUp } from './pairUp';

/** An initial matches a word with that first letter, at half the value of the word itself. */
const initialLikeness = 50;
/** A single common word among several proves little: Ravi Corp is not Corp. */
const oneWordAtMost = 50;
/** Two scripts never match letter by letter. */
const sameSound = 95;

const isInitial = (word: NameWord) => [...word.key].length === 1;
/** An initial is one letter but represents a word. */
const weightOf = (word: NameWord) => (legalForms.has(word.key) ? 1 : Math.max(3, [...word.key].length));

/** Letters of an unsupported script, such as Tamil. */
function isForeign(text: string): boolean {
  const read = plain(text);
  return /\p{L}/u.test(read) && !/\p{Script=Latin}/u.test(read);
}

function likeness(left: NameWord, right: NameWord): number {
  if (left.key === right.key) return left.script === right.script ? 100 : sameSound;
  if (isInitial(left) || isInitial(right)) return left.key[0] === right.key[0] ? initialLikeness : 0;
  if (left.script !== right.script) {
    // The inherent a of Devanagari is not always pronounced.
    const bare = (word: NameWord) => word.key.replaceAll('a', '');
    return Math.min(sameSound, wordLikeness(bare(left), bare(right)));
  }
  const short = Math.max(asShortForm(left.key, right.key), asShortForm(right.key, left.key));
  return Math.max(short, wordLikeness(left.key, right.key));
}

function asShortForm(short: string, long: string): number {
  const meant = shortForms.get(short);
  return meant !== undefined && wordLikeness(meant, long) >= 88 ? 90 : 0;
}

/** Compares two written names of persons. Ignores order, capitals, accents, spaces, titles (Mr, Shri, Smt …) and
 *  what follows S/O, D/O, W/O, C/O; an initial counts as half of the word it may stand for; phonetic variants and
 *  near misses count in part; Devanagari is transliterated, other scripts are compared only with themselves; a
 *  legal form (Pvt Ltd) counts little. Symmetrical; the same name gives 100.
 *  @source beyond 6: 'Mr Rahul K Sharma' and 'SHARMA RAHUL KUMAR' at least 85, 'Ravi Corp' and 'Corp' below 55 */
export function compareNames(left: string, right: string): Comparison {
  if (left.trim() === '' || right.trim() === '') return notGiven(left, right);
  const read = { left: nameWords(left), right: nameWords(right) };
  const unread = [read.left, read.right].filter(({ words }) => words.length === 0).length;
  // Punctuation only, or one unsupported script: unreadable rather than different.
  if (isForeign(left) !== isForeign(right)) return whole(left, right, 0, ['script'], 'unreadable');
  if (unread === 1 || (unread === 2 && left.trim() !== right.trim()))
    return whole(left, right, 0, [], 'unreadable');
  const mine = joinSplitWords(read.left.words, read.right.words);
  const theirs = joinSplitWords(read.right.words, read.left.words);
  const pairs = pairUp(mine, theirs, (a, b) => likeness(a, b) * (weightOf(a) + weightOf(b)));

  const free = (word: NameWord, taken: ReadonlySet<number>, index: number) =>
    word.optional && !taken.has(index);
  const taken = {
    left: new Set(pairs.map(pair => pair.left)),
    right: new Set(pairs.map(pair => pair.right)),
  };
  const counted = {
    left: mine.filter((word, index) => !free(word, taken.left, index)),
    right: theirs.filter((word, index) => !free(word, taken.right, index)),
  };
  const total = [...counted.left, ...counted.right].reduce((sum, word) => sum + weightOf(word), 0);
  const gained = pairs.reduce((sum, pair) => sum + pair.worth, 0);
  const perfect = gained === total * 100;
  let score = perfect ? 100 : Math.min(99, Math.round(gained / Math.max(1, total)));
  const longest = Math.max(
    ...[counted.left, counted.right].map(words => words.filter(word => !isInitial(word)).length),
  );
  if (!perfect && pairs.length === 1 && longest > 1)
    score = Math.min(oneWordAtMost, Math.round(score * 0.75));

  const differing: { left: Span[]; right: Span[] } = { left: [], right: [] };
  const reasons = new Set<Reason>();
  for (const { left: i, right: j } of pairs) {
    const [a, b] = [mine[i], theirs[j]];
    if (!a || !b) continue;
    if (a.script !== b.script) reasons.add('script');
    if (a.key === b.key || (a.script !== b.script && likeness(a, b) === sameSound)) continue;
    const initial = isInitial(a) || isInitial(b);
    reasons.add(initial ? 'initial' : 'spelling');
    differing.left.push(...differencesIn(left, a, right, b));
    differing.right.push(...differencesIn(right, b, left, a));
  }
  for (const [index, word] of mine.entries())
    if (!taken.left.has(index) && !word.optional) differing.left.push(word);
  for (const [index, word] of theirs.entries())
    if (!taken.right.has(index) && !word.optional) differing.right.push(word);
  if (pairs.length < counted.left.length || pairs.length < counted.right.length) reasons.add('word');
  const places = [...pairs].sort((one, other) => one.left - other.left).map(pair => pair.right);
  if (places.some((at, index) => index > 0 && at < (places[index - 1] ?? 0))) reasons.add('order');
  if (read.left.titled !== read.right.titled) reasons.add('title');
  if (read.left.related !== read.right.related) reasons.add('relation');

  return {
    score,
    verdict: verdictOf(score),
    reasons: weight.filter(reason => reasons.has(reason)),
    marks: { left: markSpans(left, differing.left), right: markSpans(right, differing.right) },
  };
}

/** The order of the reasons, most important first. */
const weight: readonly Reason[] = ['word', 'initial', 'spelling', 'order', 'script', 'title', 'relation'];

function differencesIn(text: string, word: NameWord, otherText: string, other: NameWord): readonly Span[] {
  // Words of two scripts cannot be compared letter by letter; an initial is marked as a whole.
  if (word.script !== other.script || isInitial(word)) return [word];
  return letterDifferences(text.slice(word.at, word.end), otherText.slice(other.at, other.end)).map(
    ({ at, end }) => ({ at: word.at + at, end: word.at + end }),
  );
}
