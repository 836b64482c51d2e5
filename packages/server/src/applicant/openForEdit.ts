import {
  applicantMessages,
  type EditField,
  type EditGroup,
  editFlags,
  storedValues,
} from '@lending-desk/domain/applicant';
import { messages } from '@lending-desk/domain/errors';
import { fieldsOf } from '@lending-desk/domain/loose';
import { and, desc, eq } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import { loanComment } from '../comments/table';
import type { Transaction } from '../db/client';
import { Refused, type SignedInContext } from '../http/verb';
import { announce } from '../live/announce';
import type { LoanRow } from '../loan/findLoan';
import { openLoan } from '../loan/openLoan';

/** The row of a loan, locked, for somebody who may edit its applicant now.
 *  @param part  the flag that is needed (CS-028)
 *  @throws Refused 403 for who may not, 409 once the loan is disbursed */
export async function openForEdit(
  tx: Transaction,
  context: SignedInContext,
  ref: string,
  part: 'loan' | 'kyc',
): Promise<LoanRow> {
  const row = await openLoan(tx, context, ref, 'customerSupport', 'update');
  const flags = editFlags(context.viewer, row.approvalStatus);
  if (flags[part]) return row;
  throw new Refused(
    row.approvalStatus === 'DISBURSED' ? 409 : 403,
    flags.whyNot ?? messages.auth.writeRefused,
  );
}

const labelsOf = (fields: readonly EditField[]) => fields.map(({ fullLabel }) => fullLabel);

/** The refusal of a change to fields that somebody else has changed since; it names them and who changed one of them
 *  last, and writes nothing. */
export async function overtaken(
  tx: Transaction,
  loanId: number,
  { action, group }: { readonly action: string; readonly group: EditGroup },
  fields: readonly EditField[],
): Promise<Refused> {
  const acts = await tx
    .select({ by: auditRow.actorName, before: auditRow.before, after: auditRow.after })
    .from(auditRow)
    .where(and(eq(auditRow.loanId, loanId), eq(auditRow.action, action)))
    .orderBy(desc(auditRow.at));
  const last = acts.find(({ before, after }) => {
    const was = storedValues(fieldsOf(before), [group]);
    const became = storedValues(fieldsOf(after), [group]);
    return fields.some(({ name }) => was[name] !== became[name]);
  });
  return new Refused(409, applicantMessages.changedMeanwhile(labelsOf(fields), last?.by ?? null));
}

/** Tells the underwriter of a change made after the approval, as an automatic remark; it names what was changed, not
 *  the values. Does nothing before the approval. */
export async function remarkChange(
  tx: Transaction,
  context: SignedInContext,
  row: LoanRow,
  labels: readonly string[],
): Promise<void> {
  if (row.approvalStatus !== 'APPROVED') return;
  await tx.insert(loanComment).values({
    loanId: row.loanId,
    createdOn: context.now,
    text: applicantMessages.remark(labels),
    authorId: context.viewer.idString,
    authorName: context.viewer.fullName,
  });
  await announce(tx, row.loanId, 'comments');
}
