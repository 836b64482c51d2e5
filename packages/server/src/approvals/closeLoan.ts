import { approvalMessages, dueFigures, waitingDays } from '@lending-desk/domain/approvals';
import { addDays } from '@lending-desk/domain/calendar';
import type { contract } from '@lending-desk/domain/contract';
import { and, eq, gte } from 'drizzle-orm';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { ask, holdAccount } from './ask';
import { approval } from './table';

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
    const [waiting] = await tx
      .select({ id: approval.id })
      .from(approval)
      .where(
        and(
          eq(approval.loanId, loanId),
          eq(approval.kind, 'closure'),
          eq(approval.state, 'waiting'),
          gte(approval.askedOn, addDays(today, -waitingDays)),
        ),
      );
    if (waiting) throw new Refused(409, approvalMessages.closureWaits);
    await ask(tx, context, held, {
      asked: { kind: 'closure', closingDate: input.closingDate ?? null },
      amount: total,
      reason: '',
    });
    return { data: { status: approvalMessages.status.closure.waits } };
  });
