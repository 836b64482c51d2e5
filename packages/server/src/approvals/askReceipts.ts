import { randomUUID } from 'node:crypto';
import { approvalMessages } from '@lending-desk/domain/approvals';
import type { contract } from '@lending-desk/domain/contract';
import { zeroPaise } from '@lending-desk/domain/money';
import { recordAudit } from '../audit/record';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { keepFile, markReplaced, storeFiles } from '../files/storedFiles';
import { Refused, type Verb } from '../http/verb';
import { openLoan } from '../loan/openLoan';
import { ask, holdAccount } from './ask';
import { demandNewReference } from './references';

const folderOf = (loanId: number) => `attachments/${loanId}/`;

/** Stores a file that proves what is asked for by hand, under a key of our own. */
export const attachProof: Verb<typeof contract.approvals.attach> = async (context, { loanId: ref, file }) =>
  inTransaction(context.db, async tx => {
    const { loanId } = await openLoan(tx, context, ref, 'collections', 'update');
    const [, ending = ''] = file.contentType.split('/');
    const attachment = `${folderOf(loanId)}${randomUUID()}.${ending}`;
    await storeFiles(tx, [{ key: attachment, loanId, file }], context.now);
    // Until what is asked for names it: nobody finds it otherwise, and the sweep removes it in time.
    await markReplaced(tx, { keys: [attachment], loanId }, context.now);
    await recordAudit(tx, context, { action: 'approvals.attach', loanId, after: { file: attachment } });
    return { data: { attachment } };
  });

/** Keeps the file that is named.
 *  @throws Refused 422 for a key that is not of a file attached to this loan */
async function demandAttached(tx: Transaction, loanId: number, key: string | undefined): Promise<void> {
  if (key === undefined) return;
  if (!key.startsWith(folderOf(loanId)) || !(await keepFile(tx, { key, loanId })))
    throw new Refused(422, approvalMessages.byHand.attachmentGone);
}

/** Asks for a receipt by hand; another person posts it (M24, M36). A bank reference that is booked or waits already is
 *  refused. */
export const addReceipt: Verb<typeof contract.approvals.addReceipt> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { amount, source, date, reference, reason, attachment } = input;
    const held = await holdAccount(tx, context, input.loanId);
    await demandAttached(tx, held.loanId, attachment);
    const asked = { kind: 'receipt', amount, source, date, reference, attachment } as const;
    await demandNewReference(tx, asked, held.today);
    await ask(tx, context, held, {
      asked,
      amount,
      reason,
    });
    return { data: { status: approvalMessages.status.receipt.waits } };
  });

/** Asks that a receipt or waiver be turned round; another person posts it (M26, M29). */
export const reverseReceipt: Verb<typeof contract.approvals.reverseReceipt> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const held = await holdAccount(tx, context, input.loanId);
    const { paymentId, reason, attachment } = input;
    await demandAttached(tx, held.loanId, attachment);
    const receipt = held.account.receipts.find(({ id }) => id === paymentId);
    const reference = input.reference === '' ? undefined : input.reference;
    await ask(tx, context, held, {
      asked: { kind: 'reversal', of: paymentId, reference, attachment },
      amount: receipt?.amount ?? zeroPaise,
      reason,
    });
    return { data: { status: approvalMessages.status.reversal.waits } };
  });

/** Asks that money due back to the customer be paid out; another person pays it (M33). */
export const refund: Verb<typeof contract.approvals.refund> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { amount, reason } = input;
    const held = await holdAccount(tx, context, input.loanId);
    await ask(tx, context, held, { asked: { kind: 'refund', amount }, amount, reason });
    return { data: { status: approvalMessages.status.refund.waits } };
  });
