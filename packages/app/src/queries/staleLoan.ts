import { type DecisionDraft, draftOfLoan, sameDraft } from '@lending-desk/domain/decision';
import type { Failure } from '@lending-desk/domain/errors';
import { type LoanCore, loanDetailSchema } from '@lending-desk/domain/loan';
import * as v from 'valibot';

/** The current loan from a 409, if its version differs from the one the decision was made on.
 *  @returns null for any other failure, such as a status that may not follow */
export function loanInConflict(failure: Failure, version: number): LoanCore | null {
  if (failure.kind !== 'conflict') return null;
  const read = v.safeParse(loanDetailSchema, failure.current);
  return read.success && read.output.core.version !== version ? read.output.core : null;
}

/** Whether somebody changed what the form shows. A new version by itself (a comment, a taken loan) is no reason
 *  to stop a decision. */
export function touchesDecision(base: DecisionDraft, now: LoanCore): boolean {
  return !sameDraft(draftOfLoan(now), base);
}
