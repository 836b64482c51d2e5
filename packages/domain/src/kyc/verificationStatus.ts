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
    account?.accountNumber
      ? {
          document: 'Bank account',
          state: account.pennyDrop?.accountNumber ? 'verified' : 'notVerified',
          detail: account.pennyDrop?.accountNumber ? 'Penny drop returned' : 'No penny drop',
        }
      : { document: 'Bank account', state: 'notSubmitted', detail: null },
  ];
}
