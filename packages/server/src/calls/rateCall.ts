import {
  callFeedbackMessages,
  ratedCallsWire,
  ratingRefusal,
  readRatedRecordings,
} from '@lending-desk/domain/calls';
import type { LoanDesk } from '@lending-desk/domain/access';
import type { contract } from '@lending-desk/domain/contract';
import { textAt } from '@lending-desk/domain/loose';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { announce } from '../live/announce';
import { openLoan, openStoredLoan } from '../loan/openLoan';
import { maskForViewer } from '../loan/deskAnswer';
import { ratedCallsOf } from './ratedCalls';
import { callRating } from './table';

/** Stores the caller's feedback on a call, in place of their earlier one (CS-084, CO-087, X-26). The calls it answers are
 *  read after the change.
 *  @param desk  where the loan is open
 *  @throws Refused 404 for a call the loan does not have, 409 for one that was not answered or has no recording */
export const rateCall =
  (desk: LoanDesk): Verb<typeof contract.calls.rateForSupport> =>
  async (context, input) =>
    inTransaction(context.db, async tx => {
      const { loanId: ref, callRecordingId: callId, feedback, ...answers } = input;
      const row = await openLoan(tx, context, ref, desk, 'update');
      const { loanId } = row;
      const read = async () => {
        const stored = await openStoredLoan(tx, context, ref, { desk, parts: ['core'] });
        return ratedCallsOf(stored.sections['callRecordings'], stored.calls, stored.ratings);
      };
      const call = (await read()).find(one => textAt(one, 'idString') === callId && callId !== '');
      const [recording] = call ? readRatedRecordings([call]) : [];
      if (!recording) throw new Refused(404, callFeedbackMessages.callMissing);
      const refusal = ratingRefusal(recording);
      if (refusal !== null) throw new Refused(409, refusal);
      const staffId = context.viewer.idString;
      const [before] = await tx
        .select()
        .from(callRating)
        .where(
          and(eq(callRating.loanId, loanId), eq(callRating.callId, callId), eq(callRating.staffId, staffId)),
        );
      const given = { ...answers, feedback, staffName: context.viewer.fullName, createdOn: context.now };
      await tx
        .insert(callRating)
        .values({ loanId, callId, staffId, ...given })
        .onConflictDoUpdate({
          target: [callRating.loanId, callRating.callId, callRating.staffId],
          set: given,
        });
      const {
        id: _id,
        loanId: _loan,
        callId: _call,
        staffId: _staff,
        staffName: _name,
        ...was
      } = before ?? {};
      await recordAudit(tx, context, {
        action: 'calls.rate',
        loanId,
        before: before ? { callId, ...was } : undefined,
        after: { callId, feedback, ...answers },
      });
      await announce(tx, loanId, 'calls');
      const answer = { callRecordings: await read() };
      return {
        data: { status: callFeedbackMessages.saved, ...maskForViewer(context, answer, ratedCallsWire, row) },
      };
    });
