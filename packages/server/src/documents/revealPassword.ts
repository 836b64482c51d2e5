import type { contract } from '@lending-desk/domain/contract';
import { documentMessages } from '@lending-desk/domain/documents';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { openLoan } from '../loan/openLoan';
import { readSections } from '../loan/sections';
import { secretsOf } from '../secrets/secretsOf';
import { openPassword } from '../statements/passwords';

/** Opens the sealed password of one bank statement for a user who may open the loan (CR-077). The audit records
 *  who saw which one, not the password itself. */
export const revealPassword: Verb<typeof contract.documents.revealPassword> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { loanId } = await openLoan(tx, context, input.id, 'credit');
    const { bankStatements } = await readSections(tx, loanId, ['bankStatements']);
    const secrets = secretsOf(context.config);
    const opened = openPassword(bankStatements, input.fileId, { loanId, secrets });
    if (opened.state === 'noStatement') throw new Refused(404, documentMessages.statementMissing);
    if (opened.state === 'sealedElsewhere') throw new Refused(409, documentMessages.sealedElsewhere);
    await recordAudit(tx, context, {
      action: 'loan.reveal',
      loanId,
      after: { field: 'statementPassword', fileId: input.fileId },
    });
    return { data: { password: opened.password } };
  });
