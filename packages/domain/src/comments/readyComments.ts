import type { BusinessDate } from '../calendar/businessDate';
import { formatDate } from '../calendar/format';
import { formatRupees } from '../money/display';
import type { Paise } from '../money/paise';

/** What a ready-made comment is filled with. */
export type CommentFacts = {
  /** The customer's name; null where it is missing. */
  readonly name: string | null;
  /** The amount applied for. */
  readonly amount: Paise;
  /** The business date of today. */
  readonly today: BusinessDate;
};

/** A comment that is inserted where the person writes. */
export type ReadyComment = { readonly id: string; readonly title: string; readonly text: string };

const templates = [
  [
    'documents',
    'Documents asked for',
    '{name} was asked on {date} for the missing documents of the loan of {amount}.',
  ],
  ['notReached', 'Called, not reached', 'Called {name} on {date} about the loan of {amount}: not reached.'],
  ['confirmed', 'Needs the loan', '{name} confirmed on {date} that the loan of {amount} is still needed.'],
  ['callBack', 'To be called back', '{name} asked on {date} to be called back about the loan of {amount}.'],
  ['notNeeded', 'Needs it no longer', '{name} said on {date} that the loan of {amount} is no longer needed.'],
] as const;

/** The ready-made comments with name, amount and date filled in (beyond.md 22). */
export function readyComments({ name, amount, today }: CommentFacts): ReadyComment[] {
  const facts: Readonly<Record<string, string>> = {
    name: name ?? 'the customer',
    amount: formatRupees(amount),
    date: formatDate(today),
  };
  return templates.map(([id, title, template]) => {
    // Split, because a replacement would read '$&' in a name.
    const text = template.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : (facts[part] ?? '')));
    const sentence = text.join('');
    return { id, title, text: sentence.charAt(0).toUpperCase() + sentence.slice(1) };
  });
}

/** A '/' with which somebody looks for a ready-made comment, and what was typed after it. */
export type SlashQuery = { readonly from: number; readonly to: number; readonly words: string };

const longestQuery = 30;

/** The search for a ready-made comment at the cursor: a '/' at the beginning of a word and the words behind it in the
 *  same line. A '/' inside a word (12/11/2026) is text.
 *  @param at  the position of the cursor
 *  @returns null where nothing is searched for */
export function slashQueryAt(text: string, at: number): SlashQuery | null {
  const found = /(?:^|\s)\/([^/@\n]*)$/.exec(text.slice(0, at));
  const words = found?.[1];
  if (words === undefined || words.length > longestQuery) return null;
  return { from: at - words.length - 1, to: at, words };
}

/** The comments whose title or text has all of the typed words, in any capitals. */
export function matchingReadyComments(all: readonly ReadyComment[], typed: string): readonly ReadyComment[] {
  // Between two blanks there is an empty word, which is in every text.
  const words = typed.toLowerCase().split(/\s/);
  return all.filter(({ title, text }) => {
    const said = `${title} ${text}`.toLowerCase();
    return words.every(word => said.includes(word));
  });
}

/** Puts a comment in the place of the search for it.
 *  @returns the text, and where the cursor goes on */
export function insertReadyComment(
  text: string,
  { from, to }: Pick<SlashQuery, 'from' | 'to'>,
  comment: Pick<ReadyComment, 'text'>,
): { readonly text: string; readonly cursor: number } {
  return { text: text.slice(0, from) + comment.text + text.slice(to), cursor: from + comment.text.length };
}
