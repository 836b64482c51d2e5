import type { ApprovalStatus } from '@lending-desk/domain/loan';
import { emptyPdDraft, pdAnswers, type PdDraft } from '@lending-desk/domain/pd';
import { type ContactFacts, momentsAfter } from './demoContact';
import { type Dice, diceOf } from '../random';

export interface PdFacts extends ContactFacts {
  readonly status: ApprovalStatus;
  /** Who called; null while the loan is unassigned. */
  readonly underwriter: { readonly fullName: string } | null;
  /** Number of calls. @default by status */
  readonly calls?: number | undefined;
}

const remarks = [
  'Knows the EMI date and the fee; asked when the money comes.',
  'Works from home this week, line was clear.',
  'Wants to close early next year; told that nothing is charged for it.',
  'Two years at the present employer, team lead since May.',
] as const;

/** Pre-disbursal calls: answered and unanswered ones, each with its answers. */
export function pdFeedbackFor(facts: PdFacts): Record<string, unknown>[] {
  const { loanId, status, underwriter } = facts;
  // A separate generator: one more call does not change the customers after it.
  const dice = diceOf(loanId * 31 + 7);
  const calls = facts.calls ?? (underwriter ? dice.weighted(callsByStatus[status] ?? [[0, 1]]) : 0);
  return momentsAfter(dice, facts, calls).map((createdOn, place) => ({
    id: dice.uuid(),
    loanId,
    createdOn,
    userName: underwriter?.fullName ?? 'Credit User',
    ...pdAnswers({
      ...emptyPdDraft,
      ...answersOf(dice, place + 1 === calls),
      attemptTrigger: `${place + 1}`,
    }),
  }));
}

/** Weighted numbers of calls, by status. */
const callsByStatus: Partial<Record<ApprovalStatus, readonly (readonly [number, number])[]>> = {
  PENDING: [
    [0, 3],
    [1, 1],
  ],
  IN_REVIEW: [
    [0, 1],
    [1, 1],
  ],
  HOLD: [
    [1, 2],
    [2, 1],
  ],
  APPROVED: [
    [1, 3],
    [2, 1],
    [3, 1],
  ],
};

/** The answers of one call; the last one was answered, because a disbursal requires it. */
function answersOf(dice: Dice, last: boolean): Partial<PdDraft> {
  if (!last && dice.chance(0.7)) {
    return {
      contactability: 'NO',
      callAttemptedOn: dice.pick(['BOTH', 'PRIMARY', 'ALTERNATIVE']),
      nonContactabilityReason: dice.pick(['UNANSWERED', 'SWITCHED_OFF', 'NOT_REACHABLE']),
    };
  }
  return {
    contactability: 'YES',
    contactNumber: dice.pick(['PRIMARY', 'PRIMARY', 'ALTERNATIVE']),
    skillTestConduct: dice.pick(['YES', 'NO']),
    skillTestResult: dice.pick(['PASS', 'PASS', 'FAIL']),
    communicationSkill: dice.pick(['1', '2', '3']),
    curWorkExp: dice.pick(['UPTO_2', 'UPTO_5']),
    totalWorkExp: dice.pick(['UPTO_5', 'UPTO_10', 'ABOVE_10']),
    qualification: dice.pick(['HIGHER_SECONDARY_SCHOOL', 'UNDER_GRADUATE', 'POST_GRADUATE']),
    communicationTune: dice.pick(['POLITE', 'PLEASING', 'AVERAGE', 'DEMANDING']),
    isSelfEmployed: 'NO',
    tat: dice.pick(['YES', 'NO', 'NA']),
    interestRate: dice.pick(['YES', 'NO']),
    processingFees: dice.pick(['YES', 'NO']),
    loanAmount: 'YES',
    preClose: dice.pick(['YES', 'NO', 'NA']),
    emiDate: 'YES',
    overallRating: dice.pick(['2', '3', '4', '5']),
    otherComment: dice.chance(0.4) ? dice.pick(remarks) : '',
  };
}
