import { describe, expect, it } from 'vitest';
import { viewsWithKeys } from './navigation';

describe('viewsWithKeys', () => {
  it('has the views that a person may open and that have keys, with their addresses', () => {
    const viewsOf = (roles: readonly string[]) =>
      viewsWithKeys({ roles, addMasterTags: false }).map(({ label, to, keys }) => [
        label,
        to,
        keys.join(' '),
      ]);
    expect(viewsOf(['ROLE_SUPER_USER'])).toEqual([
      ['All Cases', '/credit/loans', 'G A'],
      ['On Hold Cases', '/credit/loans?status=HOLD', 'G H'],
      ['Customer Search', '/loan-management/search/', 'G S'],
      ['Disbursed Loans', '/loan-management/collections/', 'G C'],
    ]);
    expect(viewsOf(['ROLE_COLLECTIONS_AGENT'])).toEqual([
      ['Disbursed Loans', '/loan-management/collections/', 'G C'],
    ]);
    expect(viewsOf(['ROLE_VAS'])).toEqual([]);
  });
});
