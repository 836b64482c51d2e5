import { describe, expect, it } from 'vitest';
import { isRole, roleGroupNames, roleGroups, roles } from './roleGroups';
import { roleLabels } from './roleLabels';

describe('roleGroups', () => {
  it.each([
    [
      'SH-021.a, SH-021.b',
      'credit',
      ['ROLE_CREDIT_USER', 'ROLE_CREDIT_ADMIN', 'ROLE_SUPER_USER', 'ROLE_CREDIT_DASHBOARD_VIEW'],
    ],
    ['SH-022.a, SH-022.b', 'creditAdmin', ['ROLE_CREDIT_ADMIN', 'ROLE_SUPER_USER']],
    [
      'SH-023.a, SH-023.b',
      'customerSupport',
      [
        'ROLE_CUSTOMER_SERVICE',
        'ROLE_CUSTOMER_SERVICE_ADMIN',
        'ROLE_SUPER_USER',
        'ROLE_CUSTOMER_SERVICE_VIEW',
      ],
    ],
    [
      'SH-024.a, SH-024.b',
      'collections',
      ['ROLE_COLLECTIONS_AGENT', 'ROLE_COLLECTIONS_ADMIN', 'ROLE_SUPER_USER', 'ROLE_CUSTOMER_SERVICE_VIEW'],
    ],
    ['SH-025.a, SH-025.b', 'valueAddedServices', ['ROLE_SUPER_USER', 'ROLE_VAS']],
    ['SH-026.a, SH-026.b', 'collectionCallReview', ['ROLE_SUPER_USER', 'ROLE_COLLECTION_CALL_REVIEW']],
    ['SH-027.a, SH-027.b', 'customerCallReview', ['ROLE_SUPER_USER', 'ROLE_CUSTOMER_CALL_REVIEW']],
  ] as const)('[%s] %s holds exactly its documented roles', (_, group, members) => {
    expect([...roleGroups[group]].sort()).toEqual([...members].sort());
  });

  it.each(['creditWrite', 'customerSupportWrite', 'collectionsWrite'] as const)(
    '%s has no VIEW role',
    group => {
      expect(roleGroups[group].filter(role => role.endsWith('_VIEW'))).toEqual([]);
    },
  );

  it('has a name for every group, and a name of its own for every role', () => {
    const named = /^[A-Z][a-z]/;
    for (const group of Object.keys(roleGroups))
      expect(roleGroupNames).toHaveProperty(group, expect.stringMatching(named));
    for (const role of roles) expect(roleLabels[role]).toMatch(named);
    expect(new Set(Object.values(roleLabels)).size).toBe(roles.length);
  });

  it('names known roles only, and every role belongs to a group', () => {
    const grouped = new Set(Object.values(roleGroups).flat());
    expect([...grouped].sort()).toEqual([...roles].sort());
    expect(isRole('ROLE_VAS')).toBe(true);
    expect(isRole('ROLE_JANITOR')).toBe(false);
  });
});
