import { abilities, holdsAny } from '../access/can';
import { messages } from '../errors/messages';
import { type ApprovalStatus, approvalStatuses } from '../status/statuses';

/** Who makes a move. The change reason comes from the form, so it is passed along with the person. */
export type TransitionActor = {
  readonly roles: readonly string[];
  readonly isAssignee: boolean;
  readonly hasChangeReason: boolean;
  /** Set when no person acts: the rule engine, or a disbursal. */
  readonly system?: 'engine' | 'disbursal' | undefined;
};

export type TransitionRule =
  | 'assignee'
  | 'assigneeWithReason'
  | 'creditAdminWithReason'
  | 'support'
  | 'engine'
  | 'disbursal';

type Moves = Partial<Record<ApprovalStatus, TransitionRule>>;

const undecided: Moves = {
  HOLD: 'assignee',
  APPROVED: 'assignee',
  REJECTED: 'assignee',
  CREDIT_REJECTED: 'engine',
  INACTIVE: 'assignee',
};
const turnedDown: Moves = { IN_REVIEW: 'creditAdminWithReason', HOLD: 'creditAdminWithReason' };

/** Which status may follow which, and by whom; every other move is illegal.
 *  @source decisions: Which may follow which */
export const transitions: Record<ApprovalStatus, Moves> = {
  PENDING: undecided,
  IN_REVIEW: undecided,
  HOLD: {
    PENDING: 'assignee',
    IN_REVIEW: 'support',
    HOLD: 'assignee',
    APPROVED: 'assignee',
    REJECTED: 'assignee',
    INACTIVE: 'assignee',
  },
  APPROVED: {
    IN_REVIEW: 'creditAdminWithReason',
    HOLD: 'assigneeWithReason',
    APPROVED: 'assigneeWithReason',
    REJECTED: 'assigneeWithReason',
    INACTIVE: 'assigneeWithReason',
    DISBURSED: 'disbursal',
  },
  REJECTED: { ...turnedDown, APPROVED: 'creditAdminWithReason' },
  CREDIT_REJECTED: turnedDown,
  INACTIVE: turnedDown,
  DISBURSED: {},
};

export type TransitionVerdict =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      /** The message of the server's 409. */
      readonly message: string;
      /** The reason as a sentence, for the disabled choice. */
      readonly why: string;
    };

/** Whether this actor may make a move from one status to another. Screen and server share this function.
 *  @returns 'Status cannot change from X to Y' and the reason when the move is illegal */
export function transitionVerdict(
  from: ApprovalStatus,
  to: ApprovalStatus,
  actor: TransitionActor,
): TransitionVerdict {
  const why = refusal(transitions[from][to], actor);
  return why === null
    ? { allowed: true }
    : { allowed: false, message: messages.loan.statusCannotChange(from, to), why };
}

/** Whether the move requires a change reason. */
export function needsChangeReason(from: ApprovalStatus, to: ApprovalStatus): boolean {
  const rule = transitions[from][to];
  return rule === 'assigneeWithReason' || rule === 'creditAdminWithReason';
}

/** The statuses this actor may set now, in the order of `approvalStatuses`. */
export function allowedTargets(from: ApprovalStatus, actor: TransitionActor): ApprovalStatus[] {
  return approvalStatuses.filter(to => transitionVerdict(from, to, actor).allowed);
}

function refusal(rule: TransitionRule | undefined, actor: TransitionActor): string | null {
  const texts = messages.statusChange;
  switch (rule) {
    case undefined:
      return texts.notListed;
    case 'engine':
      return actor.system === 'engine' ? null : texts.engineOnly;
    case 'disbursal':
      return actor.system === 'disbursal' ? null : texts.disbursalOnly;
    case 'support':
      return holdsAny(actor.roles, ...abilities.moveToReview) ? null : texts.supportOnly;
    case 'creditAdminWithReason':
      if (!holdsAny(actor.roles, ...abilities.reopenDecision)) return texts.creditAdminOnly;
      return actor.hasChangeReason ? null : texts.changeReasonMissing;
    case 'assignee':
    case 'assigneeWithReason':
      if (!holdsAny(actor.roles, ...abilities.decide)) return texts.viewerOnly;
      if (!actor.isAssignee) return texts.assigneeOnly;
      return rule === 'assignee' || actor.hasChangeReason ? null : texts.changeReasonMissing;
  }
}
