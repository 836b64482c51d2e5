import { readApplication } from '@lending-desk/domain/loan';
import { anApplicationLine } from '@lending-desk/domain/testing';
import type { Database } from '../db/client';
import { storeApplications } from '../import/storeApplications';
import { startOfTests, testConfig } from './harness';

const firstLoanId = 300_000;

/** The id of the loan that `storeLoans` creates from the numbered line. */
export const loanIdOf = (number: number): number => firstLoanId + number;

export const idStringOf = (number: number): string =>
  `30000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An import line: pending and unassigned unless the changes say otherwise. */
export function aLine(number: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return anApplicationLine({
    loanId: loanIdOf(number),
    idString: idStringOf(number),
    userLoanIds: [loanIdOf(number)],
    underWriter: null,
    loanDetails: { approvalStatus: 'PENDING', applicationStatus: 'BANK_STATEMENTS_SUBMITTED' },
    underWriterRemarks: null,
    ...changes,
  });
}

/** An underwriter as an import line names one; the demo accounts are known by their mailbox. */
export const heldBy = (mailbox: string): { fullName: string; email: string } => ({
  fullName: mailbox,
  email: `${mailbox}@lender.example`,
});

/** Stores lines the way an import does.
 *  @throws Error when one is not imported */
export async function storeLoans(db: Database, lines: readonly Record<string, unknown>[]): Promise<void> {
  const applications = lines.map(line => {
    const read = readApplication(line);
    if (!read.ok) throw new Error(read.why.join('; '));
    return read.application;
  });
  const outcomes = await storeApplications(db, applications, {
    now: startOfTests,
    by: 'Test',
    secret: testConfig.signingSecret,
  });
  const refused = outcomes.find(({ outcome }) => outcome !== 'imported');
  if (refused) throw new Error(JSON.stringify(refused));
}
