import type { Span } from './comparison';
import { plain, wordLikeness } from './letters';

/** A word of a name and its position. */
export interface NameWord extends Span {
  /** Normalised for comparison. */
  readonly key: string;
  readonly script: 'devanagari' | 'other';
  /** May be a title or a name (Kumari Selja): counts only if the other name has it too. */
  readonly optional: boolean;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Titles that are never names, in any position. */
const titles = set(
  'mr mrs ms miss mx mstr master messrs shri shree shrii shrimati shriimatii smt dr doctor prof professor डॉ',
);
/** Titles that may also be names; they count as titles in first position. */
const leadingTitles = set('sri kumari kumaarii kum km er adv ca late capt col maj');

/** How names are abbreviated on cards and by banks. */
export const shortForms: ReadonlyMap<string, string> = new Map([
  ['mohd', 'mohammed'],
  ['muhd', 'mohammed'],
  ['md', 'mohammed'],
  ['kr', 'kumar'],
  ['kmr', 'kumar'],
  ['pd', 'prasad'],
  ['sk', 'sheikh'],
  ['ch', 'chaudhary'],
  ['pvt', 'private'],
  ['ltd', 'limited'],
  ['corp', 'corporation'],
  ['ent', 'enterprises'],
]);

/** Legal forms say little about which firm it is. */
export const legalForms = set(
  'pvt private ltd limited llp inc co company corp corporation and ent enterprises',
);

const word = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}\p{N}]+)*/gu;
const relation =
  /(?<=[\s,])(?:[sdwch]\s*[/\\]\s*o\b|(?:son|daughter|wife|husband)\s+of\b|[sw]o\s+(?=\p{L}))/iu;
/** M/s Ravi Traders: the title of a firm. */
const firm = /^\s*m\s*\/\s*s\b\.?/iu;
const devanagari = /[\u0900-\u097f]/;

/** The significant words of a name, in order; without titles and what follows S/O and the like. */
export function nameWords(text: string): {
  readonly words: readonly NameWord[];
  readonly titled: boolean;
  readonly related: boolean;
} {
  const cut = text.search(relation);
  const alone = cut > 0 && /\p{L}/u.test(text.slice(0, cut)) ? text.slice(0, cut) : text;
  // Replaced by spaces, so that all other positions stay valid.
  const own = alone.replace(firm, found => ' '.repeat(found.length));
  const all = Array.from(own.matchAll(word), ({ 0: found, index }): NameWord => {
    const bare = plain(found).replace(/['’`]/g, '');
    return {
      at: index,
      end: index + found.length,
      key: bare,
      script: devanagari.test(found) ? 'devanagari' : 'other',
      optional: index === own.search(/[\p{L}\p{N}]/u) && leadingTitles.has(bare),
    };
  });
  const untitled = all.filter(({ key, at, end }) => !titles.has(key) && !titles.has(own.slice(at, end)));
  const words = (untitled.length > 0 ? untitled : all).map((one, _, list) => ({
    ...one,
    // The only word of a name is the name, even if it may be a title.
    optional: one.optional && list.length > 1,
  }));
  return {
    words,
    titled: words.length < all.length || own !== alone || words.some(({ optional }) => optional),
    related: alone !== text,
  };
}

/** From this similarity on two words are spellings of the same name. */
const sameWord = 88;

const keysOf = (words: readonly NameWord[]): string => words.map(({ key }) => key).join('');

/** Joins words that the other name writes as one (Ravi Kumar, Ravikumar; Vijaya Lakshmi, Vijayalaxmi), and splits
 *  joined initials that it writes apart (RK, R K). */
export function joinSplitWords(words: readonly NameWord[], others: readonly NameWord[]): readonly NameWord[] {
  const known = new Set(others.map(({ key }) => key));
  const joined: NameWord[] = [];
  for (let index = 0; index < words.length; ) {
    const run = [3, 2]
      .map(length => words.slice(index, index + length))
      .find(part => part.length > 1 && others.some(({ key }) => wordLikeness(keysOf(part), key) >= sameWord));
    const first = words[index];
    if (!first) break;
    const last = run?.at(-1);
    if (run && last) {
      joined.push({ ...first, end: last.end, key: keysOf(run), optional: false });
      index += run.length;
      continue;
    }
    joined.push(...(known.has(first.key) ? [first] : apart(first, others)));
    index += 1;
  }
  return joined;
}

function apart(word: NameWord, others: readonly NameWord[]): readonly NameWord[] {
  const letters = [...word.key];
  const run = /^[bcdfghjklmnpqrstvwxz]{2,3}$/.test(word.key) && word.end - word.at === letters.length;
  // The other name's letters are joined instead.
  const rejoined = others.some((_, from) =>
    [2, 3].some(length => keysOf(others.slice(from, from + length)) === word.key),
  );
  const long = shortForms.get(word.key);
  const shortened = others.some(({ key }) => long !== undefined && wordLikeness(long, key) > 0);
  // Only if the other name has a word for each of them: Ng and Sng are names.
  if (
    !run ||
    shortened ||
    rejoined ||
    !letters.every(letter => others.some(({ key }) => key.startsWith(letter)))
  )
    return [word];
  return letters.map((key, index) => ({ ...word, key, at: word.at + index, end: word.at + index + 1 }));
}
