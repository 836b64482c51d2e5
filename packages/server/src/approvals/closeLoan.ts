import { approvalMessages, dueFigures } from '@lending-desk/domain/approvals';
import type { contract } from '@lending-desk/domain/contract';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { ask, holdAccount } from './ask';
import { waitingFor } from './waitingFor';

/** A difference beyond it between the overdue amount that was seen and today's: one rupee. */
const mostApart = 100;

/** Asks that a loan be closed; another person closes it (CO-076, M33, M34). */
export const closeLoan: Verb<typeof contract.approvals.closeLoan> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const held = await holdAccount(tx, context, input.loanId);
    const { loanId, account, today } = held;
    const { total } = dueFigures(account, today);
    if (Math.abs(total - input.overdueAmount) > mostApart)
      throw new Refused(409, approvalMessages.duesChanged);
    if ((await waitingFor(tx, loanId, today)).includes('closure'))
      throw new Refused(409, approvalMessages.closureWaits);
    await ask(tx, context, held, {
      asked: { kind: 'closure', closingDate: input.closingDate ?? null },
      amount: total,
      reason: '',
    });
    return { data: { status: approvalMessages.status.closure.waits } };
  });
