import type { Span } from './comparison';
import { latinOfDevanagari } from './devanagari';

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Normalises a text for comparison: lower-case Latin letters without accents; Devanagari transliterated, other
 *  scripts unchanged. */
export function plain(text: string): string {
  return latinOfDevanagari(text.normalize('NFC'))
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/[aeo][uw](?![aeiou])/g, 'o'],
  [/[ae][iy](?![aeiou])/g, 'e'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([bcdgjkst])h+/g, '$1'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** A phonetic key of a normalised word, so that Laxmi equals Lakshmi and Geeta equals Gita. */
export function soundOf(word: string): string {
  return sounds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
}

/** The edit distance: insertions, deletions, substitutions and swaps of neighbours. */
export function editDistance(left: string, right: string): number {
  const [a, b] = [[...left], [...right]];
  let before: number[] = [];
  let last = b.map((_, index) => index);
  last.push(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Similarity of two normalised words, 0 to 100. Phonetically equal spellings count as nearly the same; words
 *  with another first letter, or with more than a fifth changed, as different. Short words have no near
 *  misses. */
export function wordLikeness(left: string, right: string): number {
  if (left === right) return 100;
  const [a, b] = [soundOf(left), soundOf(right)];
  if (a === b) return 95;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || a[0] !== b[0]) return 0;
  const alike = 1 - editDistance(a, b) / Math.max(a.length, b.length);
  const bones = (word: string) => word.replace(/[aeiou]/g, '');
  // Vowels vary in Latin spelling (Mohammed, Muhammad); other consonants make another name.
  if (bones(a) === bones(b) && bones(a).length > 2 && alike > 0.65) return 88;
  return alike >= 0.8 ? Math.round(100 * (2 * alike - 1)) : 0;
}

/** The ranges of a word whose letters the other word does not have in the same order. */
export function letterDifferences(word: string, other: string): readonly Span[] {
  const letters = Array.from(graphemes.segment(word), ({ segment, index }) => ({ at: index, segment }));
  const theirs = Array.from(graphemes.segment(other), ({ segment }) => plain(segment));
  const mine = letters.map(({ segment }) => plain(segment));
  // Longest common subsequence, filled from the end so that it can be read from the start.
  const longest = Array.from({ length: mine.length + 1 }, () =>
    Array.from({ length: theirs.length + 1 }, () => 0),
  );
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = mine.length - 1; i >= 0; i -= 1) {
    const row = longest[i];
    for (let j = theirs.length - 1; row && j >= 0; j -= 1)
      row[j] = mine[i] === theirs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const differing: Span[] = [];
  let [i, j] = [0, 0];
  while (i < mine.length) {
    const letter = letters[i];
    if (mine[i] === theirs[j]) {
      i += 1;
      j += 1;
    } else if (j < theirs.length && at(i, j + 1) >= at(i + 1, j)) j += 1;
    else {
      if (letter) differing.push({ at: letter.at, end: letter.at + letter.segment.length });
      i += 1;
    }
  }
  return joined(differing);
}

function joined(spans: readonly Span[]): readonly Span[] {
  const runs: Span[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last?.end === span.at) runs[runs.length - 1] = { at: last.at, end: span.end };
    else runs.push(span);
  }
  return runs;
}
