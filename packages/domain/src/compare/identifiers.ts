import { normalisePhone } from './normalisePhone';
import { type Comparison, markSpans, notGiven, type Span, whole } from './comparison';

/** The characters that masks use. */
const mask = /[•*●×]/;

/** Letters and digits that OCR confuses. */
const lookAlikes = ['O0Q', 'I1L', 'S5', 'B8', 'Z2', 'G6'];
const lookAlike = (left: string, right: string) =>
  lookAlikes.some(group => group.includes(left) && group.includes(right));

interface Written {
  /** Letters, digits and masks, in capitals. */
  readonly letters: readonly { readonly letter: string; readonly at: number }[];
  readonly masked: boolean;
}

function writtenOf(text: string): Written {
  const letters = Array.from(text.matchAll(/[\p{L}\p{N}•*●×]/gu), ({ 0: letter, index }) => ({
    letter: mask.test(letter) ? '•' : letter.toUpperCase(),
    at: index,
  }));
  // XXXXXXXX8812 is a mask as well; no real id begins with four X.
  const leading = /^X{4,}/.exec(letters.map(({ letter }) => letter).join(''))?.[0].length ?? 0;
  const hidden = letters.map((one, index) => (index < leading ? { ...one, letter: '•' } : one));
  return { letters: hidden, masked: hidden.some(({ letter }) => letter === '•') };
}

/** The visible parts of a masked number: its first and its last characters. */
function visibleParts({ letters }: Written): { head: string; tail: string } {
  const text = letters.map(({ letter }) => letter).join('');
  return { head: /^[^•]*/.exec(text)?.[0] ?? '', tail: /[^•]*$/.exec(text)?.[0] ?? '' };
}

const plainOf = (written: Written) => written.letters.map(({ letter }) => letter).join('');

function compareMasked(left: string, right: string, mine: Written, theirs: Written): Comparison {
  const agree = (one: Written, other: Written): boolean | null => {
    const seen = visibleParts(one);
    const [head, tail] = other.masked
      ? [visibleParts(other).head, visibleParts(other).tail]
      : [plainOf(other), plainOf(other)];
    const [heads, tails] = [Math.min(seen.head.length, head.length), Math.min(seen.tail.length, tail.length)];
    // Fewer than three consecutive visible characters do not prove a match.
    if (heads + tails < 3) return null;
    const sameTail = tails === 0 || seen.tail.slice(-tails) === tail.slice(-tails);
    return seen.head.slice(0, heads) === head.slice(0, heads) && sameTail;
  };
  const same = mine.masked ? agree(mine, theirs) : agree(theirs, mine);
  if (same === null) return whole(left, right, 0, ['hidden'], 'unreadable');
  return same
    ? whole(left, right, plainOf(mine) === plainOf(theirs) ? 100 : 95, ['hidden'])
    : whole(left, right, 0, ['hidden']);
}

/** Compares two written numbers of one document (PAN, licence, file number). Ignores capitals, spaces and dashes;
 *  of a masked number only the visible part is compared, and the result says so; a difference that OCR commonly
 *  makes counts as close. Symmetrical.
 *  @source CR-080 */
export function compareIds(left: string, right: string): Comparison {
  const [mine, theirs] = [writtenOf(left), writtenOf(right)];
  if (mine.letters.length === 0 || theirs.letters.length === 0) return notGiven(left, right);
  if (mine.masked || theirs.masked) return compareMasked(left, right, mine, theirs);
  if (plainOf(mine) === plainOf(theirs)) return whole(left, right, 100);
  if (mine.letters.length !== theirs.letters.length) return whole(left, right, 0);
  const unlike = mine.letters.flatMap(({ letter }, index) =>
    letter === theirs.letters[index]?.letter ? [] : [index],
  );
  const seen = unlike.every(index =>
    lookAlike(mine.letters[index]?.letter ?? '', theirs.letters[index]?.letter ?? ''),
  );
  const spans = (written: Written): readonly Span[] =>
    unlike.flatMap(index => {
      const at = written.letters[index]?.at;
      return at === undefined ? [] : [{ at, end: at + 1 }];
    });
  const score = seen && unlike.length <= 2 ? 90 : unlike.length === 1 ? 60 : 0;
  return {
    ...whole(left, right, score, score === 90 ? ['lookAlike'] : score === 60 ? ['spelling'] : []),
    marks: { left: markSpans(left, spans(mine)), right: markSpans(right, spans(theirs)) },
  };
}

/** Compares two phone numbers in any spelling, including masked ones ('98••• ••214'). Symmetrical.
 *  @source CR-089, beyond 24 */
export function comparePhones(left: string, right: string): Comparison {
  const [mine, theirs] = [normalisePhone(left), normalisePhone(right)];
  if (mine !== null && theirs !== null) return whole(left, right, mine === theirs ? 100 : 0);
  const same = compareIds(mine ?? left, theirs ?? right);
  return whole(left, right, same.score, same.reasons, same.verdict);
}

/** Compares two account numbers. Ignores leading zeros; of a masked one the visible end is compared. Symmetrical.
 *  @source CR-089 */
export function compareAccounts(left: string, right: string): Comparison {
  const bare = (text: string) => text.replace(/^[\s0]+(?=.)/, '');
  const same = compareIds(bare(left), bare(right));
  // A single differing, missing or additional digit makes another account.
  const stands = same.verdict === 'exact' || same.verdict === 'notGiven' || same.reasons.includes('hidden');
  return stands ? whole(left, right, same.score, same.reasons, same.verdict) : whole(left, right, 0);
}

/** Compares two e-mail addresses, ignoring capitals; of a masked one ('k•••@mail.example') the visible part is
 *  compared. Symmetrical.
 *  @source CR-089 */
export function compareEmails(left: string, right: string): Comparison {
  const [mine, theirs] = [left.trim().toLowerCase(), right.trim().toLowerCase()];
  if (mine === '' || theirs === '') return notGiven(left, right);
  if (mine === theirs) return whole(left, right, 100, mask.test(mine) ? ['hidden'] : []);
  if (!mask.test(mine) && !mask.test(theirs)) return whole(left, right, 0);
  const partsOf = (email: string) => {
    const at = email.lastIndexOf('@');
    return { first: [...email][0], house: at < 0 ? '' : email.slice(at) };
  };
  const [a, b] = [partsOf(mine), partsOf(theirs)];
  const same = a.first === b.first && a.house === b.house;
  return whole(left, right, same ? 90 : 0, ['hidden']);
}
