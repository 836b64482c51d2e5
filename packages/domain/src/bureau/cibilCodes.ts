/** Account types of CIBIL by code; an unknown code is shown unchanged. */
const accountTypes: Readonly<Record<string, string>> = {
  '00': 'Other',
  '01': 'Auto loan',
  '02': 'Housing loan',
  '03': 'Property loan',
  '04': 'Loan against shares',
  '05': 'Personal loan',
  '06': 'Consumer loan',
  '07': 'Gold loan',
  '08': 'Education loan',
  '09': 'Loan to professional',
  '10': 'Credit card',
  '11': 'Leasing',
  '12': 'Overdraft',
  '13': 'Two-wheeler loan',
  '14': 'Non-funded credit facility',
  '15': 'Loan against bank deposits',
  '16': 'Fleet card',
  '17': 'Commercial vehicle loan',
  '31': 'Secured credit card',
  '32': 'Used car loan',
  '33': 'Construction equipment loan',
  '34': 'Tractor loan',
  '35': 'Corporate credit card',
  '36': 'Kisan credit card',
  '40': 'Microfinance, business',
  '41': 'Microfinance, personal',
  '42': 'Microfinance, housing',
  '43': 'Microfinance, other',
  '51': 'Business loan, general',
  '61': 'Business loan, unsecured',
  '69': 'Short term personal loan',
};

const ownerships: Readonly<Record<string, string>> = {
  '1': 'Individual',
  '2': 'Authorised user',
  '3': 'Guarantor',
  '4': 'Joint',
  '5': 'Deceased',
};

const genders: Readonly<Record<string, string>> = { '1': 'Female', '2': 'Male', '3': 'Transgender' };

/** The word of a code; the code itself when it is not one of the list, such as 'constructor'. */
const wordOf = (words: Readonly<Record<string, string>>, code: string, written = code): string =>
  (Object.hasOwn(words, code) ? words[code] : undefined) ?? written;

/** '05' → 'Personal loan'. */
export function cibilAccountType(code: string | null): string | null {
  return code === null ? null : wordOf(accountTypes, code.padStart(2, '0'), code);
}

/** '1' → 'Individual'. */
export function cibilOwnership(code: string | null): string | null {
  return code === null ? null : wordOf(ownerships, code);
}

/** '1' → 'Female', '2' → 'Male'; a word is kept unchanged. */
export function cibilGender(code: string | null): string | null {
  return code === null ? null : wordOf(genders, code);
}
