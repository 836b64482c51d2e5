import type { LoanDesk } from '@lending-desk/domain/access';
import { mentionedIn } from '@lending-desk/domain/mentions';
import type { Transaction } from '../db/client';
import type { SignedInContext } from '../http/verb';
import type { LoanRow } from '../loan/findLoan';
import { findColleagues } from './colleagues';
import { mention } from './table';

/** Stores a notice for everybody whom a comment mentions and who may open its loan at the desk, in the transaction of the
 *  comment. Who had one for this comment before gets no other.
 *  @param comment  its id; the position of an imported one without */
export async function noteMentions(
  tx: Transaction,
  { viewer, now }: SignedInContext,
  { row, desk, comment, text }: { row: LoanRow; desk: LoanDesk; comment: string; text: string },
): Promise<void> {
  if (!text.includes('@')) return;
  const people = mentionedIn(text, await findColleagues(tx, viewer, row, desk));
  if (people.length === 0) return;
  const { loanId } = row;
  await tx
    .insert(mention)
    .values(
      people.map(({ idString }) => ({
        loanId,
        desk,
        comment,
        staffId: idString,
        at: now,
        authorName: viewer.fullName,
        text,
      })),
    )
    .onConflictDoNothing();
}
