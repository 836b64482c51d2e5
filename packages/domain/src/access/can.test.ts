import { describe, expect, it } from 'vitest';
import { abilities, can, deskAfterSignIn, grantsMasterTags, holdsAny, isViewOnly, mayOpenLoan } from './can';
import { approvalStatuses } from '../status/statuses';
import { loanDesks } from './desks';
import { type Role, roles } from './roleGroups';

const person = (...roles: Role[]) => ({ roles, addMasterTags: false });

describe('holdsAny', () => {
  it('passes with any one role of the group [SH-019.a, SH-019.b]', () => {
    expect(holdsAny(['ROLE_VAS', 'ROLE_CREDIT_USER'], 'credit')).toBe(true);
    expect(holdsAny(['ROLE_VAS'], 'credit')).toBe(false);
    expect(holdsAny([], 'credit')).toBe(false);
    expect(holdsAny(['ROLE_JANITOR'], 'credit')).toBe(false);
    // Its name begins with that of a role which passes.
    expect(holdsAny(['ROLE_CUSTOMER_SERVICE_VIEW'], 'customerSupportWrite')).toBe(false);
  });

  it('passes with any one of several groups [SH-019.a]', () => {
    expect(holdsAny(['ROLE_VAS'], 'customerSupport', 'valueAddedServices')).toBe(true);
    expect(holdsAny(['ROLE_VAS'])).toBe(false);
  });
});

describe('can', () => {
  it('asks the group of each desk [SH-006.d, SH-009.b, SH-013.b, SH-014.c, SH-015.b]', () => {
    expect(can(person('ROLE_CREDIT_DASHBOARD_VIEW'), 'openCreditDesk')).toBe(true);
    expect(can(person('ROLE_CUSTOMER_SERVICE_VIEW'), 'openSupportDesk')).toBe(true);
    expect(can(person('ROLE_CUSTOMER_SERVICE_VIEW'), 'openCollectionsDesk')).toBe(true);
    expect(can(person('ROLE_VAS'), 'openVasFeedback')).toBe(true);
    expect(can(person('ROLE_VAS'), 'openHoroscope')).toBe(false);
    expect(can(person('ROLE_CREDIT_USER'), 'openSupportDesk')).toBe(false);
  });

  it('lets VIEW roles write nothing [M36.k]', () => {
    const viewer = ['ROLE_CREDIT_DASHBOARD_VIEW', 'ROLE_CUSTOMER_SERVICE_VIEW'];
    const allowed = Object.entries(abilities).filter(([, groups]) => holdsAny(viewer, ...groups));
    expect(allowed.map(([name]) => name).sort()).toEqual([
      'exportLoans',
      'openCollectionsDesk',
      'openCreditDesk',
      'openHoroscope',
      'openOwnAccount',
      'openSupportDesk',
      'openVasFeedback',
    ]);
  });

  it.each(roles)('lets %s open their own account, and nobody without a role', role => {
    expect(can(person(role), 'openOwnAccount')).toBe(true);
    expect(can(person(), 'openOwnAccount')).toBe(false);
  });

  const ofAdmins = [
    'closeLoan',
    'addReceipt',
    'refund',
    'mapEmi',
    'uploadNach',
    'openCashBook',
    'decideApproval',
  ] as const;
  const ofAgents = ['createPaymentLink', 'addWaiver', 'openApprovals'] as const;
  it.each([
    ['M36.a', 'addWaiver'],
    ['M36.b', 'addReceipt'],
    ['M36.b', 'closeLoan'],
    ['M36.b', 'refund'],
    ['M36.c', 'decideApproval'],
    ['M36.k', 'openApprovals'],
    ['M36.l', 'uploadNach'],
    ['M36.m', 'openCashBook'],
    ['M36', 'createPaymentLink'],
    ['M36', 'mapEmi'],
    ['M1.g', 'changeSettings'],
  ] as const)('[%s] lets those %s whom the rules of money name', (_clause, ability) => {
    const agents = ofAgents.some(one => one === ability);
    const admins = agents || ofAdmins.some(one => one === ability);
    const allowed = roles.filter(role => can(person(role), ability));
    expect(allowed).toEqual([
      'ROLE_SUPER_USER',
      ...(agents ? ['ROLE_COLLECTIONS_AGENT'] : []),
      ...(admins ? ['ROLE_COLLECTIONS_ADMIN'] : []),
    ]);
  });

  it('lets the value-added services and the super user add VAS feedback, and nobody else [VA-008.a, VA-008.b]', () => {
    expect(roles.filter(role => can(person(role), 'addVasFeedback'))).toEqual([
      'ROLE_SUPER_USER',
      'ROLE_VAS',
    ]);
  });

  it('lets the support admin and the super user save predictions [HO-006.b, HO-009.e]', () => {
    expect(can(person('ROLE_CUSTOMER_SERVICE'), 'saveHoroscope')).toBe(false);
    expect(can(person('ROLE_CUSTOMER_SERVICE_ADMIN'), 'saveHoroscope')).toBe(true);
    expect(can(person('ROLE_SUPER_USER'), 'saveHoroscope')).toBe(true);
  });

  it('follows the addMasterTags flag, which comes from the credit admin group [SH-028.c, CR-201.d]', () => {
    expect(can({ roles: [], addMasterTags: true }, 'addMasterTags')).toBe(true);
    expect(can(person('ROLE_CREDIT_ADMIN'), 'addMasterTags')).toBe(false);
  });

  it('lets each member of the credit admin group add master tags, and nobody else [SH-022.a, SH-022.b]', () => {
    expect(roles.filter(role => grantsMasterTags([role]))).toEqual(['ROLE_SUPER_USER', 'ROLE_CREDIT_ADMIN']);
  });
});

describe('deskAfterSignIn', () => {
  it.each([
    ['AU-015.a', ['ROLE_CREDIT_USER', 'ROLE_CUSTOMER_SERVICE', 'ROLE_COLLECTIONS_AGENT'], 'credit'],
    ['AU-015.a', ['ROLE_CREDIT_ADMIN'], 'credit'],
    ['AU-015.a', ['ROLE_SUPER_USER'], 'credit'],
    ['AU-015.a', ['ROLE_CREDIT_DASHBOARD_VIEW'], 'credit'],
    ['AU-016.a', ['ROLE_COLLECTIONS_AGENT', 'ROLE_CUSTOMER_SERVICE'], 'customerSupport'],
    ['AU-016.a', ['ROLE_CUSTOMER_SERVICE_VIEW'], 'customerSupport'],
    ['AU-017.a', ['ROLE_COLLECTIONS_AGENT', 'ROLE_VAS'], 'collections'],
    ['AU-017.b', ['ROLE_VAS'], 'vas'],
    ['AU-018.a', ['ROLE_CUSTOMER_CALL_REVIEW'], null],
    ['AU-018.a', [], null],
  ] as const)('[%s] sends %j to %s', (_, held, desk) => {
    expect(deskAfterSignIn(held)).toBe(desk);
  });
});

describe('isViewOnly', () => {
  it.each([
    [['ROLE_CREDIT_DASHBOARD_VIEW'], true],
    [['ROLE_CUSTOMER_SERVICE_VIEW', 'ROLE_CUSTOMER_CALL_REVIEW'], true],
    [['ROLE_CREDIT_DASHBOARD_VIEW', 'ROLE_COLLECTIONS_AGENT'], false],
    [['ROLE_CREDIT_USER'], false],
    [['ROLE_VAS'], false],
    [[], false],
  ] as const)('%j → %s', (held, expected) => {
    expect(isViewOnly(held)).toBe(expected);
  });
});

describe('mayOpenLoan', () => {
  const me = 'u-me';
  it.each([
    ['the assignee', 'ROLE_CREDIT_USER', me, 'open'],
    ['another underwriter', 'ROLE_CREDIT_USER', 'u-other', 'refused'],
    ['a viewer', 'ROLE_CREDIT_DASHBOARD_VIEW', 'u-other', 'open'],
    ['a credit admin', 'ROLE_CREDIT_ADMIN', 'u-other', 'open'],
    ['a super user', 'ROLE_SUPER_USER', 'u-other', 'open'],
    ['an underwriter, unassigned', 'ROLE_CREDIT_USER', null, 'assign'],
    ['an admin, unassigned', 'ROLE_CREDIT_ADMIN', undefined, 'assign'],
    ['a viewer, unassigned', 'ROLE_CREDIT_DASHBOARD_VIEW', null, 'view'],
    ['somebody outside credit', 'ROLE_CUSTOMER_SERVICE', null, 'refused'],
    ['a former assignee outside credit', 'ROLE_CUSTOMER_SERVICE', me, 'refused'],
  ])(
    '%s [CR-007.a, CR-007.b, CR-007.c, CR-008.b, CR-006.a, CR-006.b, CR-006.d]',
    (_, role, underwriterId, expected) => {
      const viewer = { id: me, roles: [role] };
      for (const approvalStatus of approvalStatuses)
        expect(mayOpenLoan({ desk: 'credit', viewer, underwriterId, approvalStatus })).toBe(expected);
    },
  );

  const approvals = ['PENDING', 'HOLD', 'APPROVED', 'REJECTED', 'DISBURSED'] as const;
  const opening: Record<'customerSupport' | 'collections', readonly Role[]> = {
    customerSupport: [
      'ROLE_CUSTOMER_SERVICE',
      'ROLE_CUSTOMER_SERVICE_ADMIN',
      'ROLE_CUSTOMER_SERVICE_VIEW',
      'ROLE_SUPER_USER',
    ],
    collections: [
      'ROLE_COLLECTIONS_AGENT',
      'ROLE_COLLECTIONS_ADMIN',
      'ROLE_CUSTOMER_SERVICE_VIEW',
      'ROLE_SUPER_USER',
    ],
  };
  const cases = (['customerSupport', 'collections'] as const).flatMap(desk =>
    roles.flatMap(role => approvals.map(approvalStatus => [desk, role, approvalStatus] as const)),
  );
  it.each(cases)('at %s by %s of a %s loan depends on the desk, not the assignee', (desk, role, status) => {
    const lets = opening[desk].includes(role) && (desk === 'customerSupport' || status === 'DISBURSED');
    const viewer = { id: me, roles: [role] };
    // The assignment does not matter there.
    for (const underwriterId of [me, 'u-other', null]) {
      const question = { desk, viewer, approvalStatus: status, underwriterId };
      expect(mayOpenLoan(question)).toBe(lets ? 'open' : 'refused');
    }
  });

  it('without a role of the desk opens nothing there, whoever it is assigned to [CR-007.c]', () => {
    const question = { approvalStatus: 'DISBURSED', underwriterId: me };
    for (const desk of loanDesks) {
      for (const held of [[], ['ROLE_VAS'], ['ROLE_JANITOR']]) {
        expect(mayOpenLoan({ ...question, desk, viewer: { id: me, roles: held } })).toBe('refused');
      }
    }
  });
});
