import { memoizeByObject } from '../compare/memoizeByObject';
import type { StatementTransaction } from './model';
import {
  companyWord,
  isBank,
  isDirection,
  isLink,
  isMode,
  isMonthWord,
  isOpening,
  isPayWord,
  isReference,
  isRemark,
  isShortReference,
  remarkFirst,
} from './payerWords';

/** A part of a narration between two separators. */
type Part = {
  readonly text: string;
  readonly kind: 'mode' | 'reference' | 'bank' | 'handle' | 'remark' | 'name';
};

const edges = /^[.,;()]+|[.,;()]+$/g;
const upper = (word: string): string => word.toUpperCase().replaceAll(edges, '');
const wordsOf = (text: string): string[] => text.split(' ').filter(word => upper(word) !== '');
const isShortNumber = (word: string): boolean => /^\d{1,3}$/.test(word);

/** The words of a part without what banks put before the name.
 *  @param head  only words of the mode came before; `first`: it is the first part */
function withoutLead(words: readonly string[], { head, first }: { head: boolean; first: boolean }) {
  let start = 0;
  let atHead = head;
  let afterPay = false;
  for (; start < words.length; start += 1) {
    const word = upper(words[start] ?? '');
    const mode = isMode(word) || (atHead && (isDirection(word) || (first && isOpening(word))));
    if (isPayWord(word)) afterPay = true;
    else if (isReference(word)) atHead = false;
    else if (afterPay && isMonthWord(word)) {
      // In MAY & BAKER, MAY is not a month.
      if (words[start + 1] === '&') break;
    } else if (!mode && !(afterPay && (isLink(word) || isShortNumber(word)))) break;
  }
  return words.slice(start);
}

/** The words of a name without a trailing month, reference and remark. */
function withoutTail(words: readonly string[]): readonly string[] {
  const pay = words.findIndex((word, index) => index > 0 && isPayWord(upper(word)));
  // In PAYROLL SERVICES LTD the pay word belongs to the name.
  const named = pay > 0 && !companyWord.test(words.slice(pay).join(' ')) ? words.slice(0, pay) : words;
  let end = named.length;
  let kept = end;
  for (; end > 1; end -= 1) {
    const word = upper(named[end - 1] ?? '');
    const beforeNumber = end < named.length && isShortReference(upper(named[end] ?? ''));
    const known = isMonthWord(word) && (beforeNumber || companyWord.test(named[end - 2] ?? ''));
    if (isReference(word) || known) kept = end - 1;
    else if (!isShortNumber(word) && !isMonthWord(word)) break;
  }
  return named.slice(0, kept);
}

function partOf(text: string, place: { head: boolean; first: boolean }): Part {
  if (text.includes('@')) return { text, kind: 'handle' };
  const all = wordsOf(text);
  const plain = all.map(upper);
  const whole = plain.join(' ');
  if (plain.every(word => isMode(word) || isDirection(word) || isOpening(word)))
    return { text, kind: 'mode' };
  if (plain.every(isShortReference)) return { text, kind: 'reference' };
  const nothing = (word: string) =>
    isRemark(word) || isPayWord(word) || isMonthWord(word) || isLink(word) || isShortReference(word);
  if (plain.every(nothing)) return { text, kind: 'remark' };
  const lead = withoutLead(all, place);
  const rest = lead.map(upper).join(' ');
  if (isBank(rest)) return { text, kind: 'bank' };
  const name = withoutTail(lead)
    .join(' ')
    .replaceAll(/^[.,;]+|[,;]+$/g, '');
  if ((name.match(/\p{L}/gu)?.length ?? 0) >= 3 && !lead.every(word => nothing(upper(word)))) {
    return { text: name, kind: 'name' };
  }
  return { text: whole, kind: lead.length < all.length ? 'mode' : 'remark' };
}

/** Narrations are split at / * | : and at -. Where other separators are used, a - between two names belongs to
 *  one: 'NEFT/…/COCA-COLA LTD'. */
function partsOf(narration: string): readonly Part[] {
  const text = narration
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll(/\bM\/S\b\.?\s*/gi, '')
    .replaceAll(/\bA\/C\b/gi, 'AC')
    // State Bank puts the branch after the payer.
    .replaceAll(/ AT \d{4,5}\b[^*|:/-]*/gi, '');
  const cuts = text.split(/[/*|:]+/);
  const parts: Part[] = [];
  const read = (piece: string): Part => {
    const head = parts.every(({ kind }) => kind === 'mode');
    return partOf(piece.trim(), { head, first: parts.length === 0 });
  };
  for (const cut of cuts) {
    if (cut.includes('@') && cuts.length > 1) {
      parts.push({ text: cut, kind: 'handle' });
      continue;
    }
    const pieces = cut.split(/-(?!OP\b)|(?<!\bCO)-/i).filter(piece => wordsOf(piece).length > 0);
    const found = pieces.map(piece => {
      const part = read(piece);
      parts.push(part);
      return part;
    });
    const hyphened =
      pieces.length === 2 &&
      cuts.length > 1 &&
      /\S-\S/.test(cut) &&
      found.every(({ kind }) => kind === 'name') &&
      !companyWord.test(pieces[0] ?? '');
    if (hyphened) parts.splice(parts.length - found.length, found.length);
    if (hyphened) parts.push(read(cut));
  }
  return parts;
}

/** 'UPI/RRN/Dinner/handle@bank': the part between number and handle is a remark, unless the handle repeats it. */
function isUpiRemark(parts: readonly Part[], at: number): boolean {
  const handle = parts[at + 1];
  if (at !== 2 || handle?.kind !== 'handle' || parts[1]?.kind !== 'reference') return false;
  if (parts[0]?.text.toUpperCase() !== 'UPI') return false;
  const letters = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}]/gu, '');
  return !letters(handle.text).includes(letters(parts[at]?.text ?? '').slice(0, 4));
}

/** Cash, interest and the bank's own charges have no payer. */
const nobody = [
  /^\W*(?:BY\s+)?CASH\b|^\W*(?:ATM|ATW|ATL|NFS|CAM|CDM)\b/i,
  /\bINT\.?\s*PD\b|^\W*(?:(?:CREDIT|SB|SAVINGS?|OD)\s+)?INT(?:EREST)?\b/i,
  /\b(?:CHR?GS?|CHARGES?)\b.*(?:\bGST\b|\d)/i,
];

/** The payer named in the narration of a credit (for a debit: the payee): the first part that is not a mode,
 *  reference, bank, handle or remark; in layouts with the remark first, the last part, or the one with a company
 *  word. 'NEFT CR-ZBNK0007820-ZENTRAFIX INFOTECH PVT LTD-…-SALARY MAY-26' → 'ZENTRAFIX INFOTECH PVT LTD'.
 *  @returns null where no payer is named */
export function payerOf(narration: string): string | null {
  if (nobody.some(pattern => pattern.test(narration))) return null;
  const parts = partsOf(narration);
  const names = parts
    .filter(({ kind }, at) => kind === 'name' && !isUpiRemark(parts, at))
    .map(({ text }) => text);
  const late = parts.some(({ kind, text }) => kind === 'mode' && remarkFirst.test(text.toUpperCase()));
  if (!late) return names[0] ?? null;
  return names.find(name => companyWord.test(name)) ?? names.at(-1) ?? null;
}

/** The payer of a row; memoised, because several tables ask for it. */
export const payerOfRow = memoizeByObject(({ narration }: StatementTransaction) => payerOf(narration));

/** The key of a payer: spelling variants give the same key, as does PVT LTD written out, abbreviated or cut
 *  off. */
export function payerKey(payer: string): string {
  const words = payer
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter(word => word !== '');
  const form = /^(?:P|PVT|PRIV(?:A(?:TE?)?)?|L|LT|LTD|LIM(?:I(?:T(?:ED?)?)?)?)$/;
  while (words.length > 1 && form.test(words.at(-1) ?? '')) words.pop();
  return words.join('');
}
