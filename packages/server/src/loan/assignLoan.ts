import type { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { and, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { announce } from '../live/announce';
import { loanIs } from './findLoan';
import { openLoan } from './openLoan';
import { loan } from './table';
import { changeTally } from './tally';

/** Assigns an unassigned loan to the user (CR-012). Of many at once the database accepts exactly one; the others
 *  are refused with 'Cannot access loan not assigned to you'. For its assignee it changes nothing. */
export const assignLoan: Verb<typeof contract.loan.assign> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { viewer, now } = context;
    const [taken] = await tx
      .update(loan)
      .set({
        underwriterId: viewer.idString,
        underwriterName: viewer.fullName,
        version: sql`${loan.version} + 1`,
        updatedAt: now,
      })
      .where(and(loanIs(input.loanId), isNull(loan.underwriterId)))
      .returning();
    if (taken) {
      await recordAudit(tx, context, {
        action: 'loan.assign',
        loanId: taken.loanId,
        before: { underWriterId: null },
        after: { underWriterId: viewer.idString, underWriterName: viewer.fullName },
      });
      await changeTally(tx, [
        { status: taken.approvalStatus, day: taken.startedDay, loans: 0, unassigned: -1 },
      ]);
      // The assignment determines who may decide the loan.
      await announce(tx, taken.loanId, 'decision');
      return {
        data: { underWriterId: viewer.idString, underWriterName: viewer.fullName, version: taken.version },
      };
    }
    const held = await openLoan(tx, context, input.loanId, 'credit');
    if (held.underwriterId !== viewer.idString) throw new Refused(403, messages.loan.notAssignedToYou);
    return {
      data: {
        underWriterId: viewer.idString,
        underWriterName: held.underwriterName ?? viewer.fullName,
        version: held.version,
      },
    };
  });
