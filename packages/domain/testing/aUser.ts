import type { User } from '../src';

/** A signed-in underwriter; each builder below differs by the role it names. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    idString: '5b0c6e1a-7c1d-4a53-9a51-2f1f5d1b7a01',
    fullName: 'Meera Srinivasan',
    email: 'meera.srinivasan@lender.example',
    roles: ['ROLE_CREDIT_USER'],
    addMasterTags: false,
    ...changes,
  };
}

export function aCreditAdmin(changes: Partial<User> = {}): User {
  return aUser({
    idString: '5b0c6e1a-7c1d-4a53-9a51-2f1f5d1b7a02',
    fullName: 'Rohit Kulkarni',
    email: 'rohit.kulkarni@lender.example',
    roles: ['ROLE_CREDIT_ADMIN'],
    addMasterTags: true,
    ...changes,
  });
}

/** Reads everything of the credit desk, writes nothing, gets masked data. */
export function aCreditViewer(changes: Partial<User> = {}): User {
  return aUser({
    idString: '5b0c6e1a-7c1d-4a53-9a51-2f1f5d1b7a03',
    fullName: 'Farah Qureshi',
    email: 'farah.qureshi@lender.example',
    roles: ['ROLE_CREDIT_DASHBOARD_VIEW'],
    ...changes,
  });
}
