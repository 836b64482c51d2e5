import { field, type JsonObject, objectsOf, textAt } from '@lending-desk/domain/loose';
import { institutions } from '@lending-desk/domain/statementFiles';
import { documentMessages } from '@lending-desk/domain/documents';
import { mayChangeStatements, statementMessages } from '@lending-desk/domain/statements';
import type { Transaction } from '../db/client';
import { Refused, type SignedInContext } from '../http/verb';
import type { LoanRow } from '../loan/findLoan';
import { openLoan } from '../loan/openLoan';
import { readSections } from '../loan/sections';

/** The stored statements of a loan; passwords are sealed. */
export async function statementsOf(tx: Transaction, loanId: number): Promise<readonly JsonObject[]> {
  const { bankStatements } = await readSections(tx, loanId, ['bankStatements']);
  return objectsOf(bankStatements);
}

/** The key of a statement's file; '' for an entry without one. */
export const keyOf = (entry: JsonObject): string => textAt(field(entry, 'file'), 'key');

/** Opens a loan to change its statements, and holds it.
 *  @throws Refused as `openLoan`, and 409 in an application status that does not allow it */
export async function openStatements(
  tx: Transaction,
  context: SignedInContext,
  ref: string,
): Promise<{ readonly row: LoanRow; readonly entries: readonly JsonObject[] }> {
  const row = await openLoan(tx, context, ref, 'customerSupport', 'update');
  if (!mayChangeStatements(row.applicationStatus)) throw new Refused(409, statementMessages.closed);
  return { row, entries: await statementsOf(tx, row.loanId) };
}

/** @throws Refused 404 when no statement has the key */
export function demandStatement(entries: readonly JsonObject[], key: string): void {
  if (!entries.some(entry => keyOf(entry) === key)) throw new Refused(404, documentMessages.statementMissing);
}

/** @throws Refused 400 for an id that is not in the list; '' is none */
export function demandInstitution(id: string): void {
  if (id !== '' && !institutions.some(one => one.id === id)) {
    throw new Refused(400, statementMessages.institutionUnknown);
  }
}
