import { plainText } from './plainText';

/** What a column of a statement holds, by its head. `movement`: a head that names both sides, so the column holds
 *  amounts of either, or only the words Dr and Cr. */
export type ColumnRole =
  | 'date'
  | 'valueDate'
  | 'narration'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'movement'
  | 'amount'
  | 'side'
  | 'balance'
  | 'serial';

const debitWords =
  /\b(?:debits?|debited|withdrawals?|withdrawn|withdrawl|dr|paid out|money out|payments?(?! (?:mode|method))|outflow|spent)\b|नामे|निकासी|आहरण|डेबिट/;
const creditWords =
  /\b(?:credits?|credited|deposits?|deposited|cr|paid in|money in|receipts?|received|inflow|lodge?ments?)\b|जमा|क्रेडिट/;
const dateWords = /\b(?:dates?|dt|dated)\b|दिनांक|तारीख|तिथि/;
const chequeWords =
  /\b(?:ref|refs|reference|references|chq|chqno|cheque|check|instrument|instr|inst|utr|rrn|refno)\b|संदर्भ|चेक/;

/** The words of a head in lower case, without units and signs. */
function wordsOf(head: string): string {
  return plainText(head)
    .toLowerCase()
    .replaceAll(/\b(?:in )?(?:inr|rs|rupees)\b/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}#&]+/gu, ' ')
    .trim();
}

/** The role of a column by the words of its head, in English or Hindi.
 *  @returns null for a head that says nothing about the rows, such as a branch code, or that is too long for one */
export function roleOfHead(head: string): ColumnRole | null {
  if (head.length > 80) return null;
  const words = wordsOf(head);
  if (words === '' || words === 'time') return null;
  if (/\bval(?:ue)?\b.*\b(?:dates?|dt|dat)\b|\bvalue dat\b|^val(?:ue)?$|मूल्य/.test(words)) return 'valueDate';
  if (/\bbal(?:ance)?s?\b|शेष|बैलेंस|बाकी/.test(words)) {
    return /\b(?:type|indicator|ind|side)\b/.test(words) ? 'side' : 'balance';
  }
  if (/\b(?:type|indicator|ind|side)\b|प्रकार|^d c$/.test(words)) return 'side';
  if (chequeWords.test(words)) return 'reference';
  if (/\b(?:txn|tran|trans|transaction)s?\b.*\b(?:id|no|number)\b/.test(words)) return 'reference';
  const [debit, credit] = [debitWords.test(words), creditWords.test(words)];
  if (debit && credit) return 'movement';
  if (dateWords.test(words)) return 'date';
  if (debit) return 'debit';
  if (credit) return 'credit';
  if (/\b(?:amounts?|amt|sum)\b|राशि|रकम/.test(words)) return 'amount';
  if (
    /\b(?:narrations?|naration|descriptions?|desc|particulars?|details?|remarks?|purpose)\b|विवरण|टिप्पणी|ब्योरा/.test(
      words,
    )
  ) {
    return 'narration';
  }
  if (/^(?:s|sr|sl|sn|serial)?\s?(?:no|num|number|#)?$|^#$|क्रम/.test(words)) return 'serial';
  return null;
}

/** Whether the roles of a line make it the head of a statement's table: a date, a balance, and what moved.
 *  `movement` counts the distinct roles found, zero for a line that is no head. */
export function headScore(roles: readonly (ColumnRole | null)[]): number {
  const found = new Set(roles.filter(role => role !== null));
  const dated = found.has('date') || found.has('valueDate');
  const moves = (found.has('debit') && found.has('credit')) || found.has('amount') || found.has('movement');
  const half = found.has('debit') || found.has('credit');
  if (!dated || !found.has('balance') || !(moves || (half && found.has('narration')))) return 0;
  return found.size;
}
