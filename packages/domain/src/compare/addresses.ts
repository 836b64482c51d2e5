import { type Comparison, markSpans, notGiven, type Reason, type Span, verdictOf } from './comparison';
import { letterDifferences, plain, wordLikeness } from './letters';
import { fillers, shortWords, stateCodes, stateSeconds } from './placeWords';

interface PlaceWord extends Span {
  readonly key: string;
  readonly weight: number;
}

interface Place {
  readonly words: readonly PlaceWord[];
  readonly pin: (Span & { readonly key: string }) | null;
}

/** A house number or a cross identifies a place better than a word. */
const numberWeight = 3;
const pinWeight = 4;
/** Below this weight an address is too short for containment in the other to mean much. */
const enoughWeight = 8;
/** With another PIN code two addresses are never close; with another postal district they are different. */
const otherPinAtMost = 80;
const otherAreaAtMost = 40;

const pinCode = /(?<![\d/-])[1-9]\d{2} ?\d{3}(?![\d/-])/g;
const relative = /(?:^|(?<=[\s,]))[sdwch]\s*[/\\]\s*o\b[^,]*,?/giu;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[/-][\p{L}\p{N}]+)*/gu;

/** Replaces ignored text with spaces, so that all other positions stay valid. */
const blankOut = (text: string, found: string, at: number) =>
  text.slice(0, at) + ' '.repeat(found.length) + text.slice(at + found.length);

function placeOf(text: string): Place {
  let rest = text;
  const last = [...text.matchAll(pinCode)].at(-1);
  const pin = last
    ? { key: last[0].replace(' ', ''), at: last.index, end: last.index + last[0].length }
    : null;
  if (last) rest = blankOut(rest, last[0], last.index);
  // A father's or husband's name says nothing about the place.
  for (const found of text.matchAll(relative)) rest = blankOut(rest, found[0], found.index);
  const found = [...rest.matchAll(wordPattern)];
  const words = found.map(({ 0: raw, index }, position): PlaceWord => {
    const bare = plain(raw).replace(/[/-]/g, '');
    const trailing = position >= found.length - 1 ? stateCodes.get(bare) : undefined;
    const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(bare)?.[1];
    const key = ordinal ?? trailing ?? shortWords.get(bare) ?? bare;
    const weight = fillers.has(key) || stateSeconds.has(key) ? 0 : /\d/.test(key) ? numberWeight : 1;
    return { key, weight, at: index, end: index + raw.length };
  });
  return { words, pin };
}

interface Match {
  readonly left: PlaceWord;
  readonly right: PlaceWord;
  readonly alike: number;
}

/** Equal words first, then near misses, best first. Words that differ only in position have the same weight, so
 *  the result is symmetrical. */
function matchesOf(left: readonly PlaceWord[], right: readonly PlaceWord[]): readonly Match[] {
  const candidates = left.flatMap(a =>
    right.flatMap((b): Match[] => {
      const alike = a.key === b.key ? 100 : /\d/.test(a.key + b.key) ? 0 : wordLikeness(a.key, b.key);
      return alike > 0 ? [{ left: a, right: b, alike }] : [];
    }),
  );
  const name = ({ left: a, right: b }: Match) => [a.key, b.key].sort().join(' ');
  candidates.sort((one, other) => other.alike - one.alike || (name(one) < name(other) ? -1 : 1));
  const taken = new Set<PlaceWord>();
  return candidates.filter(match => {
    if (taken.has(match.left) || taken.has(match.right)) return false;
    taken.add(match.left).add(match.right);
    return true;
  });
}

/** Compares two written addresses. Ignores capitals, commas, order, fillers (Opp., Near, No.) and the usual short
 *  forms (Rd, Opp, Blk); house numbers weigh three times a word and the PIN code four; an address that omits
 *  parts is close to the full one. Without a common word the score is 0; with another PIN code it is at most
 *  partial. Symmetrical; the same address gives 100.
 *  @source CR-080, beyond 6 */
export function compareAddresses(left: string, right: string): Comparison {
  if (left.trim() === '' || right.trim() === '') return notGiven(left, right);
  const [mine, theirs] = [placeOf(left), placeOf(right)];
  const counting = (place: Place) => place.words.filter(({ weight }) => weight > 0);
  const matches = matchesOf(counting(mine), counting(theirs));
  const samePin = mine.pin !== null && mine.pin.key === theirs.pin?.key;
  const otherPin = mine.pin !== null && theirs.pin !== null && !samePin;

  const weightOf = (place: Place) =>
    place.words.reduce((sum, { weight }) => sum + weight, place.pin ? pinWeight : 0);
  const [ofMine, ofTheirs] = [weightOf(mine), weightOf(theirs)];
  const shared =
    matches.reduce((sum, match) => sum + match.alike * match.left.weight, 0) +
    (samePin ? 100 * pinWeight : 0);
  const least = Math.min(ofMine, ofTheirs);
  const contained = least === 0 ? 0 : Math.min(100, shared / least);
  const both = ofMine + ofTheirs === 0 ? 100 : (2 * shared) / (ofMine + ofTheirs);
  const trust = 0.7 * Math.min(1, least / enoughWeight);
  let score = Math.round(trust * contained + (1 - trust) * both);
  const perfect = both >= 100;
  if (!perfect) score = Math.min(99, score);

  const reasons: Reason[] = [];
  if (otherPin && mine.pin.key.slice(0, 3) !== theirs.pin.key.slice(0, 3)) {
    score = Math.min(otherAreaAtMost, score);
    reasons.push('area');
  } else if (otherPin) {
    score = Math.min(otherPinAtMost, score);
    reasons.push('pin');
  }

  const matched = new Map(
    matches.flatMap(match => [[match.left, match] as const, [match.right, match] as const]),
  );
  const differing = (text: string, place: Place, otherText: string): readonly Span[] => [
    ...(otherPin && place.pin ? [place.pin] : []),
    ...counting(place).flatMap(word => {
      const match = matched.get(word);
      if (!match) return [word];
      if (match.alike === 100) return [];
      const other = match.left === word ? match.right : match.left;
      return letterDifferences(text.slice(word.at, word.end), otherText.slice(other.at, other.end)).map(
        ({ at, end }) => ({ at: word.at + at, end: word.at + end }),
      );
    }),
  ];
  const missing = [mine, theirs].map(place => counting(place).filter(word => !matched.has(word)));
  const isNumber = ({ weight }: PlaceWord) => weight === numberWeight;
  // A number missing on one side is an omitted part; two conflicting numbers are two houses.
  const otherNumber = missing.every(words => words.some(isNumber));
  if (otherNumber) reasons.push('number');
  if (missing.some(words => words.some(word => !otherNumber || !isNumber(word)))) reasons.push('word');
  if (matches.some(({ alike }) => alike < 100)) reasons.push('spelling');

  return {
    score,
    verdict: verdictOf(score),
    reasons,
    marks: {
      left: markSpans(left, differing(left, mine, right)),
      right: markSpans(right, differing(right, theirs, left)),
    },
  };
}
