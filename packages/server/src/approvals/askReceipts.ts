import { approvalMessages } from '@lending-desk/domain/approvals';
import type { contract } from '@lending-desk/domain/contract';
import { zeroPaise } from '@lending-desk/domain/money';
import { inTransaction } from '../db/transaction';
import type { Verb } from '../http/verb';
import { ask, holdAccount } from './ask';
import { demandNewReference } from './references';

/** Asks for a receipt by hand; another person posts it (M24, M36). A bank reference that is booked or waits already is
 *  refused. */
export const addReceipt: Verb<typeof contract.approvals.addReceipt> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { amount, source, date, reference, reason } = input;
    const held = await holdAccount(tx, context, input.loanId);
    const asked = { kind: 'receipt', amount, source, date, reference } as const;
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
    const receipt = held.account.receipts.find(({ id }) => id === input.paymentId);
    await ask(tx, context, held, {
      asked: { kind: 'reversal', of: input.paymentId },
      amount: receipt?.amount ?? zeroPaise,
      reason: input.reason,
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
