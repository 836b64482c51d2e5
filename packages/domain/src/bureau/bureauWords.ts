import { formatDate } from '../calendar/format';
import { parseBusinessDate } from '../calendar/businessDate';
import { cibilAccountType, cibilGender } from './cibilCodes';
import { paymentStatus } from './paymentStatus';

/** A text of a bureau in words, and as the bureau wrote it where that is something else. */
export type BureauWords = { readonly label: string; readonly raw: string | null };

const said = (raw: string, label: string): BureauWords => ({ label: label, raw: label === raw ? null : raw });

const phoneTypes: Readonly<Record<string, string>> = { H: 'Home', M: 'Mobile' };
const genders: Readonly<Record<string, string>> = { F: 'Female', M: 'Male' };

const known = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** 'M' → 'Mobile'; another type is kept unchanged. */
export function phoneTypeWords(type: string): BureauWords {
  return said(type, known(phoneTypes, type) ?? type);
}

/** 'F' and '1' → 'Female'; a word is kept unchanged. */
export function genderWords(gender: string): BureauWords {
  return said(gender, known(genders, gender) ?? cibilGender(gender) ?? gender);
}

/** '05' → 'Personal loan', 'ALL' → 'All purposes': purposes have the numbers of the account types. */
export function purposeWords(purpose: string): BureauWords {
  return said(purpose, purpose === 'ALL' ? 'All purposes' : (cibilAccountType(purpose) ?? purpose));
}

/** 'WOF' → 'Written off', 'Non-Delnqt' → 'No days past due', '360+' → '360 or more days past due'; an undocumented
 *  word is kept unchanged. */
export function delinquencyWords(word: string): BureauWords {
  const { meaning } = paymentStatus(word);
  return said(word, meaning === 'Other' ? word : meaning);
}

/** A month's status: 'SUB' → 'Sub-standard'. Days past due ('045') and undocumented words are kept unchanged. */
export function monthStatusWords(word: string): BureauWords {
  return word === '' || /^\d/.test(word) ? { label: word, raw: null } : delinquencyWords(word);
}

/** 'Gold Loan on 27-06-2025' → 'Gold Loan on 27 Jun 2025'. A day that does not exist is kept as written. */
export function accountWords(text: string): BureauWords {
  const label = text.replaceAll(
    /\b(\d{2})-(\d{2})-(\d{4})\b/g,
    (written, day: string, month: string, year: string) => {
      const date = parseBusinessDate(`${year}-${month}-${day}`);
      return date === null ? written : formatDate(date);
    },
  );
  return said(text, label);
}
