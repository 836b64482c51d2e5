import { describe, expect, it } from 'vitest';
import { editFlags } from './editAccess';

describe('editFlags', () => {
  const as = (role: string) => ({ roles: [role], addMasterTags: false });
  const user = as('ROLE_CUSTOMER_SERVICE');
  const admin = as('ROLE_CUSTOMER_SERVICE_ADMIN');
  const adminOnly = 'Only a customer support admin can change an approved loan';
  const disbursed = 'The loan is disbursed. Its details can no longer be changed';
  const viewer = 'Your role can view but not change a loan';

  it('start false, while the status is not known [CS-028.a]', () => {
    expect(editFlags(admin, undefined)).toEqual({ loan: false, kyc: false, whyNot: null });
  });

  it.each([
    ['a user', user, 'HOLD', null],
    ['a user', user, 'PENDING', null],
    ['an admin', admin, 'HOLD', null],
    ['a super user', as('ROLE_SUPER_USER'), 'HOLD', null],
    ['a user', user, 'APPROVED', adminOnly],
    ['a user', user, 'DISBURSED', disbursed],
    ['an admin', admin, 'APPROVED', null],
    ['a super user', as('ROLE_SUPER_USER'), 'APPROVED', null],
    ['an admin', admin, 'DISBURSED', disbursed],
    ['a super user', as('ROLE_SUPER_USER'), 'DISBURSED', disbursed],
    ['a viewer', as('ROLE_CUSTOMER_SERVICE_VIEW'), 'HOLD', viewer],
    ['a reviewer', as('ROLE_CUSTOMER_CALL_REVIEW'), 'HOLD', viewer],
    ['an agent', as('ROLE_COLLECTIONS_AGENT'), 'HOLD', viewer],
    ['an underwriter', as('ROLE_CREDIT_ADMIN'), 'HOLD', viewer],
  ])('for %s %# on %s [CS-028.b, CS-028.c, CS-028.d, CS-028.e]', (_who, person, status, whyNot) => {
    const open = whyNot === null;
    expect(editFlags(person, status)).toEqual(
      open ? { loan: true, kyc: true } : { loan: false, kyc: false, whyNot },
    );
  });
});
