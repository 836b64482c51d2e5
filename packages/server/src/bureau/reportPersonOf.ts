import { changesOnlyFullName, personOf } from '@lending-desk/domain/applicant';
import { textAt } from '@lending-desk/domain/loose';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { auditRow } from '../audit/table';
import type { Database } from '../db/client';
import { readSections } from '../loan/sections';
import { loan } from '../loan/table';
import type { ReportAddress, ReportPerson } from '../providers/bureau/reportPerson';
import { stateCodeOf } from '../providers/bureau/states';

function addressAt(personal: unknown, name: string): ReportAddress[] {
  const part = (field: string): string => textAt(personal, name, field);
  const line = [part('line1'), part('line2')].filter(Boolean).join(', ');
  if (!line && !part('city')) return [];
  return [{ line, city: part('city'), stateCode: stateCodeOf(part('state')), pinCode: part('pinCode') }];
}

const personalIn = (column: AnyPgColumn) => sql<unknown>`${column} -> 'personalDetails'`;
const [before, after] = [personalIn(auditRow.before), personalIn(auditRow.after)];
const nameChanged = or(
  ...['fullName', 'firstName', 'lastName'].map(
    name => sql`${before} -> ${name}::text is distinct from ${after} -> ${name}::text`,
  ),
);

/** Whether support's last correction of the name left first and last name as they were: they then are the name from
 *  before. The audit knows which was corrected last. */
async function onlyFullNameCorrected(db: Database, loanId: number): Promise<boolean> {
  const [last] = await db
    .select({ before, after })
    .from(auditRow)
    .where(and(eq(auditRow.loanId, loanId), eq(auditRow.action, 'applicant.personal'), nameChanged))
    .orderBy(desc(auditRow.at), desc(auditRow.id))
    .limit(1);
  return last !== undefined && changesOnlyFullName(last.before, last.after);
}

/** The customer of a loan, in the form a bureau is asked about them. Leaves out what a broken section does not
 *  contain.
 *  @param lastName  entered because the bureau asked for it; takes precedence over the loan's */
export async function reportPersonOf(
  db: Database,
  loanId: number,
  lastName: string | null,
): Promise<ReportPerson> {
  const [row] = await db
    .select({
      fullName: loan.fullName,
      primaryPhone: loan.primaryPhone,
      alternatePhone: loan.alternatePhone,
      email: loan.email,
    })
    .from(loan)
    .where(eq(loan.loanId, loanId));
  if (!row) throw new Error(`Loan ${loanId} is gone`);
  const sections = await readSections(db, loanId, ['personalDetails', 'kycDetails', 'kycDocuments']);
  const personal = sections['personalDetails'];
  const person = personOf(sections, {
    fullName: row.fullName,
    onlyFullNameCorrected: await onlyFullNameCorrected(db, loanId),
  });
  return {
    ...person,
    lastName: lastName ?? person.lastName,
    phones: [row.primaryPhone, row.alternatePhone].flatMap(
      phone => phone?.replace(/\D/g, '').slice(-10) || [],
    ),
    email: row.email,
    addresses: [...addressAt(personal, 'currentAddress'), ...addressAt(personal, 'permanentAddress')],
  };
}
