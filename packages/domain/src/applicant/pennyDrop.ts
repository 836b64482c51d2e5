import type { Financial } from './schema';

export type PennyDropVerdict = 'exact' | 'different' | 'notReturned';

/** One line of the penny drop: what the customer gave against what the bank returned. */
export type PennyDropRow = {
  readonly field: 'Account name' | 'Account number' | 'IFSC code';
  readonly given: string | null;
  readonly returned: string | null;
  readonly verdict: PennyDropVerdict;
};

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLocaleUpperCase('en-IN');

function verdictOf(given: string | null, returned: string | null): PennyDropVerdict {
  if (returned === null || returned.trim() === '') return 'notReturned';
  return given !== null && plain(given) === plain(returned) ? 'exact' : 'different';
}

/** Penny drop validation: name, account number and IFSC beside what the bank returned. Capitals and blanks say
 *  nothing, everything else does.
 *  @returns null when no penny drop was made
 *  @source CR-034, CR-163 */
export function pennyDropRows(fullName: string | null, account: Financial): readonly PennyDropRow[] | null {
  const { pennyDrop } = account;
  if (pennyDrop === null) return null;
  const row = (
    field: PennyDropRow['field'],
    given: string | null,
    returned: string | null,
  ): PennyDropRow => ({
    field,
    given,
    returned,
    verdict: verdictOf(given, returned),
  });
  return [
    row('Account name', fullName, pennyDrop.accountName),
    row('Account number', account.accountNumber, pennyDrop.accountNumber),
    row('IFSC code', account.ifscCode, pennyDrop.ifsc),
  ];
}

/** What the penny drop as a whole says: verified when every line is exact. */
export function pennyDropVerified(rows: readonly PennyDropRow[]): boolean {
  return rows.every(row => row.verdict === 'exact');
}
