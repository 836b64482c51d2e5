/** Every role a member of staff can hold, in the order the staff screen offers them. */
export const roles = [
  'ROLE_SUPER_USER',
  'ROLE_CREDIT_USER',
  'ROLE_CREDIT_ADMIN',
  'ROLE_CREDIT_DASHBOARD_VIEW',
  'ROLE_CUSTOMER_SERVICE',
  'ROLE_CUSTOMER_SERVICE_ADMIN',
  'ROLE_CUSTOMER_SERVICE_VIEW',
  'ROLE_COLLECTIONS_AGENT',
  'ROLE_COLLECTIONS_ADMIN',
  'ROLE_VAS',
  'ROLE_COLLECTION_CALL_REVIEW',
  'ROLE_CUSTOMER_CALL_REVIEW',
] as const;

export type Role = (typeof roles)[number];

/** The members of each group. The first seven are the documented ones [SH-021 … SH-027]; the rest narrow them to
 *  those who may write, because a VIEW role never writes. */
export const roleGroups = {
  credit: ['ROLE_CREDIT_USER', 'ROLE_CREDIT_ADMIN', 'ROLE_SUPER_USER', 'ROLE_CREDIT_DASHBOARD_VIEW'],
  creditAdmin: ['ROLE_CREDIT_ADMIN', 'ROLE_SUPER_USER'],
  customerSupport: [
    'ROLE_CUSTOMER_SERVICE',
    'ROLE_CUSTOMER_SERVICE_ADMIN',
    'ROLE_SUPER_USER',
    'ROLE_CUSTOMER_SERVICE_VIEW',
  ],
  collections: [
    'ROLE_COLLECTIONS_AGENT',
    'ROLE_COLLECTIONS_ADMIN',
    'ROLE_SUPER_USER',
    'ROLE_CUSTOMER_SERVICE_VIEW',
  ],
  valueAddedServices: ['ROLE_SUPER_USER', 'ROLE_VAS'],
  collectionCallReview: ['ROLE_SUPER_USER', 'ROLE_COLLECTION_CALL_REVIEW'],
  customerCallReview: ['ROLE_SUPER_USER', 'ROLE_CUSTOMER_CALL_REVIEW'],
  creditWrite: ['ROLE_CREDIT_USER', 'ROLE_CREDIT_ADMIN', 'ROLE_SUPER_USER'],
  creditOpenAny: ['ROLE_CREDIT_DASHBOARD_VIEW', 'ROLE_CREDIT_ADMIN', 'ROLE_SUPER_USER'],
  customerSupportWrite: ['ROLE_CUSTOMER_SERVICE', 'ROLE_CUSTOMER_SERVICE_ADMIN', 'ROLE_SUPER_USER'],
  customerSupportAdmin: ['ROLE_CUSTOMER_SERVICE_ADMIN', 'ROLE_SUPER_USER'],
  collectionsWrite: ['ROLE_COLLECTIONS_AGENT', 'ROLE_COLLECTIONS_ADMIN', 'ROLE_SUPER_USER'],
  collectionsAdmin: ['ROLE_COLLECTIONS_ADMIN', 'ROLE_SUPER_USER'],
  horoscopeSave: ['ROLE_CUSTOMER_SERVICE_ADMIN', 'ROLE_SUPER_USER'],
  superUser: ['ROLE_SUPER_USER'],
} as const satisfies Record<string, readonly Role[]>;

export type RoleGroup = keyof typeof roleGroups;

/** What a blocked screen names as missing; one plain name per group. */
export const roleGroupNames: Record<RoleGroup, string> = {
  credit: 'Credit',
  creditAdmin: 'Credit admin',
  customerSupport: 'Customer support',
  collections: 'Collections',
  valueAddedServices: 'Value-added services',
  collectionCallReview: 'Collection call review',
  customerCallReview: 'Customer call review',
  creditWrite: 'Credit (may decide)',
  creditOpenAny: 'Credit admin or credit viewer',
  customerSupportWrite: 'Customer support (may edit)',
  customerSupportAdmin: 'Customer support admin',
  collectionsWrite: 'Collections (may edit)',
  collectionsAdmin: 'Collections admin',
  horoscopeSave: 'Customer support admin',
  superUser: 'Super user',
};

/** @returns whether a text is one of the roles this product knows; a stored or foreign role may not be. */
export function isRole(text: string): text is Role {
  return roles.some(role => role === text);
}
