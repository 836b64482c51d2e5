import { isViewOnly } from '@lending-desk/domain/access';
import { type contract, toWireRupees } from '@lending-desk/domain/contract';
import { maskBySchema } from '@lending-desk/domain/loan';
import { paise } from '@lending-desk/domain/money';
import { vasFeedbackSchema, vasLoanSchema } from '@lending-desk/domain/vas';
import * as v from 'valibot';
import { recordAudit } from '../audit/record';
import type { Verb } from '../http/verb';
import { openLoan } from '../loan/openLoan';
import { findVasFeedbacks } from './feedbackList';

const shown = v.object({ loan: vasLoanSchema, vasFeedbacks: v.array(vasFeedbackSchema) });

/** The few fields of a loan that the VAS screen shows, with its feedback (VA-005). Viewers get personal data masked.
 *  Writes an audit row of the read.
 *  @throws Refused 404 when there is no such loan */
export const readVasLoan: Verb<typeof contract.vas.read> = async (context, { loanId: ref }) => {
  const { db, viewer } = context;
  const row = await openLoan(db, context, ref, 'vas');
  const { loanId } = row;
  const [vasFeedbacks] = await Promise.all([
    findVasFeedbacks(db, loanId),
    recordAudit(db, context, { action: 'vas.read', loanId }),
  ]);
  const answer = {
    loan: {
      loanId,
      amountApplied: toWireRupees(paise(row.amountAppliedMinor)),
      personalDetails: { fullName: row.fullName, email: row.email },
      loanDetails: { applicationStatus: row.applicationStatus, approvalStatus: row.approvalStatus },
    },
    vasFeedbacks,
  };
  const masked = isViewOnly(viewer.roles) ? maskBySchema(answer, shown, () => '') : answer;
  return { data: { userIdString: viewer.idString, ...masked } };
};
