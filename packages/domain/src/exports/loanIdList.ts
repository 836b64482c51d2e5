import { parseLoanId } from '../loan/loanKey';
import { exportMessages } from './messages';

/** As many ids as fit into an address together with the headers of a request, which are limited to 16 KB. */
export const mostExportedIds = 1_000;

export type LoanIdListVerdict =
  | { readonly ok: true; readonly ids: readonly number[] }
  | { readonly ok: false; readonly message: string };

/** The loan ids of a text: comma-joined, as the call is sent them (CS-119), or as they are copied out of a
 *  spreadsheet, with spaces and line breaks. An id named twice counts once.
 *  @returns the ids in the order of the text, or what is wrong with it */
export function parseLoanIds(text: string): LoanIdListVerdict {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const ids = new Set<number>();
  for (const word of words) {
    const id = parseLoanId(word);
    if (id === null) return { ok: false, message: exportMessages.notAnId(shortened(word)) };
    ids.add(id);
  }
  if (ids.size === 0) return { ok: false, message: exportMessages.idsRequired };
  if (ids.size > mostExportedIds) return { ok: false, message: exportMessages.tooManyIds(mostExportedIds) };
  return { ok: true, ids: [...ids] };
}

/** A pasted text without separators may be as long as a page. */
const shortened = (word: string) => (word.length > 24 ? `${word.slice(0, 24)}…` : word);
