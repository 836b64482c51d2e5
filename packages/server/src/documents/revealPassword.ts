import { type contract, documentMessages } from '@lending-desk/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { loanIs, loanNotFound } from '../loan/findLoan';
import { demandOpen } from '../loan/readLoan';
import { loan, loanSection } from '../loan/table';
import { secretsOf } from '../secrets/secretsOf';
import { openPassword } from '../statements/passwords';

/** Opens the sealed password of one bank statement for somebody who may open the loan (CR-077). Who saw which one is
 *  kept in the audit, the password itself is not. */
export const revealPassword: Verb<typeof contract.documents.revealPassword> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const [row] = await tx.select().from(loan).where(loanIs(input.id));
    if (!row) throw loanNotFound();
    demandOpen(context, row);
    const { loanId } = row;
    const [section] = await tx
      .select({ body: loanSection.body })
      .from(loanSection)
      .where(and(eq(loanSection.loanId, loanId), eq(loanSection.name, 'bankStatements')));
    const secrets = secretsOf(context.config);
    const opened = openPassword(section?.body, input.fileId, { loanId, secrets });
    if (opened.state === 'noStatement') throw new Refused(404, documentMessages.statementMissing);
    if (opened.state === 'sealedElsewhere') throw new Refused(409, documentMessages.sealedElsewhere);
    await recordAudit(tx, context, {
      action: 'loan.reveal',
      loanId,
      after: { field: 'statementPassword', fileId: input.fileId },
    });
    return { data: { password: opened.password } };
  });
