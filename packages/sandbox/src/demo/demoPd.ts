import type { ApprovalStatus } from '@lending-desk/domain/loan';
import { emptyPdDraft, pdAnswers, type PdDraft } from '@lending-desk/domain/pd';
import { type ContactFacts, momentsAfter } from './demoContact';
import { type Random, randomOf } from '../random';

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
  const random = randomOf(loanId * 31 + 7);
  const calls = facts.calls ?? (underwriter ? random.weighted(callsByStatus[status] ?? [[0, 1]]) : 0);
  return momentsAfter(random, facts, calls).map((createdOn, index) => ({
    id: random.uuid(),
    loanId,
    createdOn,
    userName: underwriter?.fullName ?? 'Credit User',
    ...pdAnswers({
      ...emptyPdDraft,
      ...answersOf(random, index + 1 === calls),
      attemptTrigger: `${index + 1}`,
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
function answersOf(random: Random, last: boolean): Partial<PdDraft> {
  if (!last && random.chance(0.7)) {
    return {
      contactability: 'NO',
      callAttemptedOn: random.pick(['BOTH', 'PRIMARY', 'ALTERNATIVE']),
      nonContactabilityReason: random.pick(['UNANSWERED', 'SWITCHED_OFF', 'NOT_REACHABLE']),
    };
  }
  return {
    contactability: 'YES',
    contactNumber: random.pick(['PRIMARY', 'PRIMARY', 'ALTERNATIVE']),
    skillTestConduct: random.pick(['YES', 'NO']),
    skillTestResult: random.pick(['PASS', 'PASS', 'FAIL']),
    communicationSkill: random.pick(['1', '2', '3']),
    curWorkExp: random.pick(['UPTO_2', 'UPTO_5']),
    totalWorkExp: random.pick(['UPTO_5', 'UPTO_10', 'ABOVE_10']),
    qualification: random.pick(['HIGHER_SECONDARY_SCHOOL', 'UNDER_GRADUATE', 'POST_GRADUATE']),
    communicationTune: random.pick(['POLITE', 'PLEASING', 'AVERAGE', 'DEMANDING']),
    isSelfEmployed: 'NO',
    tat: random.pick(['YES', 'NO', 'NA']),
    interestRate: random.pick(['YES', 'NO']),
    processingFees: random.pick(['YES', 'NO']),
    loanAmount: 'YES',
    preClose: random.pick(['YES', 'NO', 'NA']),
    emiDate: 'YES',
    overallRating: random.pick(['2', '3', '4', '5']),
    otherComment: random.chance(0.4) ? random.pick(remarks) : '',
  };
}
