import { describe, expect, it } from 'vitest';
import { type ApprovalStatus, approvalStatuses } from '../status/statuses';
import { allowedTargets, needsChangeReason, type TransitionActor, transitionVerdict } from './transitions';

const actors = {
  assignee: { roles: ['ROLE_CREDIT_USER'], isAssignee: true, hasChangeReason: false },
  assigneeWithReason: { roles: ['ROLE_CREDIT_USER'], isAssignee: true, hasChangeReason: true },
  colleague: { roles: ['ROLE_CREDIT_USER'], isAssignee: false, hasChangeReason: true },
  viewer: { roles: ['ROLE_CREDIT_DASHBOARD_VIEW'], isAssignee: true, hasChangeReason: true },
  admin: { roles: ['ROLE_CREDIT_ADMIN'], isAssignee: false, hasChangeReason: false },
  adminWithReason: { roles: ['ROLE_CREDIT_ADMIN'], isAssignee: false, hasChangeReason: true },
  support: { roles: ['ROLE_CUSTOMER_SERVICE'], isAssignee: false, hasChangeReason: false },
  supportViewer: { roles: ['ROLE_CUSTOMER_SERVICE_VIEW'], isAssignee: false, hasChangeReason: true },
  engine: { roles: [], isAssignee: false, hasChangeReason: false, system: 'engine' },
  disbursal: { roles: [], isAssignee: false, hasChangeReason: false, system: 'disbursal' },
} satisfies Record<string, TransitionActor>;

type Row = Partial<Record<keyof typeof actors, ApprovalStatus[]>>;

const undecided: Row = {
  assignee: ['HOLD', 'APPROVED', 'REJECTED', 'INACTIVE'],
  assigneeWithReason: ['HOLD', 'APPROVED', 'REJECTED', 'INACTIVE'],
  engine: ['CREDIT_REJECTED'],
};
const onHold: ApprovalStatus[] = ['PENDING', 'HOLD', 'APPROVED', 'REJECTED', 'INACTIVE'];

/** The table of the decisions page, by actor: who may set what. A missing entry allows nothing. */
const table: Record<ApprovalStatus, Row> = {
  PENDING: undecided,
  IN_REVIEW: undecided,
  HOLD: { assignee: onHold, assigneeWithReason: onHold, support: ['IN_REVIEW'] },
  APPROVED: {
    assigneeWithReason: ['HOLD', 'APPROVED', 'REJECTED', 'INACTIVE'],
    adminWithReason: ['IN_REVIEW'],
    disbursal: ['DISBURSED'],
  },
  REJECTED: { adminWithReason: ['IN_REVIEW', 'HOLD', 'APPROVED'] },
  CREDIT_REJECTED: { adminWithReason: ['IN_REVIEW', 'HOLD'] },
  INACTIVE: { adminWithReason: ['IN_REVIEW', 'HOLD'] },
  DISBURSED: {},
};

describe('allowedTargets', () => {
  const cases = approvalStatuses.flatMap(from =>
    Object.entries(actors).map(([name, actor]) => {
      const expected = Object.entries(table[from]).find(([who]) => who === name)?.[1] ?? [];
      return { from, name, actor, expected };
    }),
  );

  it.each(cases)(
    'from $from lets the $name set $expected [CR-195.t, CS-018.d]',
    ({ from, actor, expected }) => {
      expect(allowedTargets(from, actor)).toEqual(expected);
    },
  );
});

describe('transitionVerdict', () => {
  it.each([
    ['DISBURSED', 'APPROVED', 'adminWithReason', 'This status cannot follow the present one'],
    ['PENDING', 'CREDIT_REJECTED', 'assignee', 'Set by the rule engine'],
    ['APPROVED', 'DISBURSED', 'assigneeWithReason', 'Set when the loan is disbursed'],
    ['HOLD', 'IN_REVIEW', 'assignee', 'Done by customer support with In Review'],
    ['HOLD', 'APPROVED', 'colleague', 'Only the underwriter the loan is assigned to can do this'],
    ['HOLD', 'APPROVED', 'viewer', 'Your role can view but not change a loan'],
    ['REJECTED', 'APPROVED', 'assigneeWithReason', 'Only a credit admin can do this'],
    ['REJECTED', 'APPROVED', 'admin', 'Needs a change reason'],
    ['APPROVED', 'HOLD', 'assignee', 'Needs a change reason'],
  ] as const)('%s to %s by the %s is refused and says why [CR-195.t]', (from, to, actor, why) => {
    expect(transitionVerdict(from, to, actors[actor])).toEqual({
      allowed: false,
      message: `Status cannot change from ${from} to ${to}`,
      why,
    });
  });
});

describe('needsChangeReason', () => {
  it('is required for every move away from a decision [CR-194.e]', () => {
    expect(needsChangeReason('APPROVED', 'HOLD')).toBe(true);
    expect(needsChangeReason('REJECTED', 'IN_REVIEW')).toBe(true);
    expect(needsChangeReason('HOLD', 'APPROVED')).toBe(false);
    expect(needsChangeReason('DISBURSED', 'HOLD')).toBe(false);
  });
});
