import { parseBusinessDate } from '@lending-desk/domain/calendar';
import { textAt } from '@lending-desk/domain/loose';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { readSections } from '../loan/sections';
import { loan } from '../loan/table';
import type { ReportAddress, ReportPerson } from '../providers/bureau/reportPerson';
import { stateCodeOf } from '../providers/bureau/states';

/** 'Mary Philomena D’Almeida' → 'Mary Philomena' and 'D’Almeida'; a single word has no last name. */
function splitName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const words = fullName.split(/\s+/).filter(Boolean);
  return words.length < 2
    ? { firstName: fullName.trim(), lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

function addressAt(personal: unknown, name: string): ReportAddress[] {
  const part = (field: string): string => textAt(personal, name, field);
  const line = [part('line1'), part('line2')].filter(Boolean).join(', ');
  if (!line && !part('city')) return [];
  return [{ line, city: part('city'), stateCode: stateCodeOf(part('state')), pinCode: part('pinCode') }];
}

function genderOf(written: string): ReportPerson['gender'] {
  const letter = written.charAt(0).toUpperCase();
  return letter === 'F' ? 'Female' : letter === 'M' ? 'Male' : null;
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
  const split = splitName(row.fullName);
  const known = textAt(personal, 'lastName');
  return {
    firstName: (known && textAt(personal, 'firstName')) || split.firstName,
    lastName: lastName ?? (known || split.lastName),
    gender: genderOf(textAt(personal, 'gender')),
    dob: parseBusinessDate(textAt(personal, 'dob')),
    pan:
      textAt(sections['kycDetails'], 'pan', 'panNo') ||
      textAt(sections['kycDocuments'], 'pan', 'identifierNumber') ||
      null,
    phones: [row.primaryPhone, row.alternatePhone].flatMap(
      phone => phone?.replace(/\D/g, '').slice(-10) || [],
    ),
    email: row.email,
    addresses: [...addressAt(personal, 'currentAddress'), ...addressAt(personal, 'permanentAddress')],
  };
}
