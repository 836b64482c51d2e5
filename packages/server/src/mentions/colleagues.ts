import type { LoanDesk, Viewer } from '@lending-desk/domain/access';
import type { contract } from '@lending-desk/domain/contract';
import type { Colleague } from '@lending-desk/domain/mentions';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import type { Verb } from '../http/verb';
import type { LoanRow } from '../loan/findLoan';
import { isOpenTo, openLoan } from '../loan/openLoan';
import { staff } from '../signin/table';

/** Who besides this person may open a loan at a desk now, by name. */
export async function findColleagues(
  db: Database | Transaction,
  { idString }: Pick<Viewer, 'idString'>,
  row: LoanRow,
  desk: LoanDesk,
): Promise<Colleague[]> {
  const people = await db
    .select({ idString: staff.id, fullName: staff.fullName, roles: staff.roles })
    .from(staff)
    .where(and(eq(staff.state, 'active'), ne(staff.id, idString)))
    .orderBy(asc(sql`lower(${staff.fullName})`), asc(staff.id));
  return people.filter(person => isOpenTo(person, row, desk));
}

/** Those who can be mentioned in the comments of a loan at a desk. */
export const listColleagues: Verb<typeof contract.mentions.colleagues> = async (
  { db, viewer },
  { loanId, desk },
) => {
  const row = await openLoan(db, { viewer }, loanId, desk);
  return { data: { colleagues: await findColleagues(db, viewer, row, desk) } };
};
