import { closeFrom, partialFrom } from '../compare/comparison';
import { compareNames } from '../compare/names';
import type { Financial } from './schema';

export type PennyDropVerdict = 'exact' | 'close' | 'partial' | 'different' | 'notReturned';

/** One line of the penny drop: the customer's entry and what the bank returned. */
export type PennyDropRow = {
  readonly field: 'Account name' | 'Account number' | 'IFSC code';
  readonly given: string | null;
  readonly returned: string | null;
  readonly verdict: PennyDropVerdict;
  /** Name similarity, 0 to 100; null for numbers, which match or do not. */
  readonly score: number | null;
};

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLocaleUpperCase('en-IN');

const isBlank = (text: string | null): text is null => text === null || text.trim() === '';

function numberVerdict(given: string | null, returned: string | null): PennyDropVerdict {
  if (isBlank(returned)) return 'notReturned';
  return given !== null && plain(given) === plain(returned) ? 'exact' : 'different';
}

function nameVerdict(score: number): PennyDropVerdict {
  if (score >= 100) return 'exact';
  if (score >= closeFrom) return 'close';
  return score >= partialFrom ? 'partial' : 'different';
}

/** Penny drop validation: name, account number and IFSC next to what the bank returned. Numbers must match
 *  exactly; names are compared like all names, ignoring order, titles and initials.
 *  @returns null when no penny drop was made
 *  @source CR-034, CR-163, beyond 6 */
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
    verdict: numberVerdict(given, returned),
    score: null,
  });
  const holder = pennyDrop.accountName;
  const { score } = compareNames(fullName ?? '', holder ?? '');
  return [
    {
      field: 'Account name',
      given: fullName,
      returned: holder,
      ...(isBlank(holder) ? { verdict: 'notReturned', score: null } : { verdict: nameVerdict(score), score }),
    },
    row('Account number', account.accountNumber, pennyDrop.accountNumber),
    row('IFSC code', account.ifscCode, pennyDrop.ifsc),
  ];
}

/** Whether the penny drop verifies the account: the numbers match and the name is at least close. */
export function pennyDropVerified(rows: readonly PennyDropRow[]): boolean {
  return rows.every(({ verdict }) => verdict === 'exact' || verdict === 'close');
}
