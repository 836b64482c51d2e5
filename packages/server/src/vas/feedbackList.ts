import type { CallWire, contract } from '@lending-desk/domain/contract';
import { vasFeedbackSchema, vasRating } from '@lending-desk/domain/vas';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Transaction } from '../db/client';
import type { SignedInContext } from '../http/verb';
import { maskForViewer } from '../loan/deskAnswer';
import { vasFeedback } from './table';

export type WireVasFeedback = CallWire<typeof contract.vas.read>['data']['vasFeedbacks'][number];

/** Every VAS feedback of a loan, oldest first: an edit names one by its position here (VA-019). */
export async function findVasFeedbacks(
  db: Database | Transaction,
  loanId: number,
): Promise<WireVasFeedback[]> {
  const rows = await db
    .select()
    .from(vasFeedback)
    .where(eq(vasFeedback.loanId, loanId))
    .orderBy(vasFeedback.createdOn, vasFeedback.id);
  return rows.map(({ id, createdOn, staffId, staffName, feedback, loanId: _loan, ...answers }) => ({
    id,
    createdOn: createdOn.toISOString(),
    userName: staffName,
    userIdString: staffId,
    rating: vasRating(answers),
    vasFeedback: feedback,
    ...answers,
  }));
}

const answerWire = v.object({ comments: v.object({ vasFeedbacks: v.array(vasFeedbackSchema) }) });

/** The list as the calls that change it answer it, masked for viewers. */
export const vasFeedbackAnswer = (
  context: Pick<SignedInContext, 'viewer' | 'config'>,
  loanId: number,
  vasFeedbacks: readonly WireVasFeedback[],
) => maskForViewer(context, { comments: { vasFeedbacks: [...vasFeedbacks] } }, answerWire, { loanId });
