import { closeFrom } from '../compare/comparison';
import { compareAccounts } from '../compare/identifiers';
import { compareNames } from '../compare/names';
import type { KycFacts } from './readKyc';
import { aadhaarCounts, passportVerified } from './verification';

/** The verification status of a customer's document. */
export interface VerificationLine {
  readonly document: 'PAN' | 'Aadhaar' | 'Driving licence' | 'Voter id' | 'Passport' | 'Bank account';
  readonly state: 'verified' | 'notVerified' | 'notCounted' | 'notSubmitted';
  /** A short detail: '2 checks', 'Code 422'; null for none. */
  readonly detail: string | null;
}

const checked = (count: number): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? 'check' : 'checks'}`;

/** One line for each document and one for the penny drop.
 *  @source CR-081, CR-084, CR-085, CR-089 */
export function verificationLines(facts: KycFacts): readonly VerificationLine[] {
  const { aadhaar, passport, account } = facts;
  const byFlag = (
    document: VerificationLine['document'],
    given: KycFacts['pan'],
    verified = given?.verified ?? false,
  ): VerificationLine =>
    given === null
      ? { document, state: 'notSubmitted', detail: null }
      : { document, state: verified ? 'verified' : 'notVerified', detail: checked(given.checks.length) };
  const codes = passport?.checks.flatMap(check => check.statusCode ?? []) ?? [];
  return [
    byFlag('PAN', facts.pan),
    aadhaar === null
      ? { document: 'Aadhaar', state: 'notSubmitted', detail: null }
      : aadhaarCounts(aadhaar)
        ? {
            document: 'Aadhaar',
            state: aadhaar.xmlVerified ? 'verified' : 'notVerified',
            detail: aadhaar.xmlVerified ? 'XML verified' : 'XML not verified',
          }
        : {
            document: 'Aadhaar',
            state: 'notCounted',
            detail: aadhaar.code === null ? 'No code' : `Code ${aadhaar.code}`,
          },
    byFlag('Driving licence', facts.drivingLicence),
    byFlag('Voter id', facts.voterId),
    {
      ...byFlag('Passport', passport, passport !== null && passportVerified(passport)),
      ...(codes.length > 0 ? { detail: `Status ${codes.join(', ')}` } : {}),
    },
    { document: 'Bank account', ...accountLine(account, facts.declared?.fullName ?? '') },
  ];
}

/** An account is verified where the bank returned its number and a name that is at least close. */
function accountLine(account: KycFacts['account'], fullName: string): Omit<VerificationLine, 'document'> {
  if (!account?.accountNumber) return { state: 'notSubmitted', detail: null };
  const { accountNumber = null, accountName = null } = account.pennyDrop ?? {};
  if (!accountNumber) return { state: 'notVerified', detail: 'No penny drop' };
  if (compareAccounts(account.accountNumber, accountNumber).score < closeFrom)
    return { state: 'notVerified', detail: 'Other account number' };
  if (!accountName) return { state: 'notVerified', detail: 'No name returned' };
  return compareNames(fullName, accountName).score >= closeFrom
    ? { state: 'verified', detail: 'Penny drop returned' }
    : { state: 'notVerified', detail: 'Other name' };
}
