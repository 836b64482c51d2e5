import { can, type Role, roles } from '@lending-desk/domain/access';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakeServer';
import { collectionLoansAddress, collectionsLoanAddress } from './collections/addresses';
import { loanAddress, replayAddress } from './credit/loanAddress';
import { queueAddress } from './credit/loans/queueView';
import { customerLoansAddress, supportLoanAddress } from './support/addresses';

// Session and client are made with the desks, out of what a browser has.
vi.stubGlobal('navigator', {});
vi.stubGlobal('localStorage', memoryStorage());
vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('location', { pathname: '/' });

const { desks } = await import('./desks');
const pages = desks.flatMap(desk => desk.pages);

/** The page an address stands for, if it is one behind sign-in. */
const pageAt = (address: string) => matchRoutes([...pages], address)?.at(-1)?.route;

describe('the desks', () => {
  it.each([
    ['/credit/loans', '/credit/loans', 'openCreditDesk'],
    ['/credit/export-loans/', '/credit/export-loans/', 'openCreditDesk'],
    ['/credit/loans/100007/', '/credit/loans/:id/', 'openCreditDesk'],
    ['/loan-management/search/', '/loan-management/search/', 'openSupportDesk'],
    ['/loan-management/export-loans/', '/loan-management/export-loans/', 'exportLoans'],
    ['/loan-management/customer-loans/9876543210', '/loan-management/customer-loans/:key', 'openSupportDesk'],
    ['/loan-management/customer-loans/100007', '/loan-management/customer-loans/:key', 'openSupportDesk'],
    ['/florence-club/horoscope', '/florence-club/horoscope', 'openHoroscope'],
    ['/vas/vas-feedback', '/vas/vas-feedback', 'openVasFeedback'],
    ['/loan-management/collections/', '/loan-management/collections/', 'openCollectionsDesk'],
    ['/loan-management/collections/100007', '/loan-management/collections/:loanId', 'openCollectionsDesk'],
    [
      '/loan-management/collection-loans/9876543210',
      '/loan-management/collection-loans/:phoneNumber',
      'openCollectionsDesk',
    ],
  ])(
    '%s is %s, guarded by %s [SH-006.a, SH-007.a, SH-008.a, SH-009.a, SH-010.a, SH-013.a, SH-014.a, SH-015.a]',
    (address, path, needs) => {
      expect(pageAt(address)).toMatchObject({ path, handle: { needs } });
    },
  );

  it.each([
    [
      'SH-011.c',
      '/loan-management/customer-loans/by-phone/9876543210',
      '/loan-management/customer-loans/by-phone/:phoneNumber',
    ],
    ['SH-012.c', '/loan-management/loans/100007', '/loan-management/loans/:loanId'],
  ])('[%s] the address that links lead to is a page: %s', (_clause, address, path) => {
    expect(pageAt(address)).toMatchObject({ path, handle: { needs: 'openSupportDesk' } });
  });

  it('emit the documented form of each address in their links [SH-003.a, SH-003.d, SH-011.c, SH-012.c]', () => {
    expect([
      queueAddress({ status: null, owner: null, page: 1, loanId: '' }),
      loanAddress(100_007),
      replayAddress(100_007),
      supportLoanAddress(100_007),
      customerLoansAddress('9876543210'),
      collectionsLoanAddress(100_007),
      collectionLoansAddress('9876543210'),
    ]).toEqual([
      '/credit/loans',
      '/credit/loans/100007/',
      '/credit/loans/100007/replay/',
      '/loan-management/loans/100007',
      '/loan-management/customer-loans/by-phone/9876543210',
      '/loan-management/collections/100007',
      '/loan-management/collection-loans/9876543210',
    ]);
  });

  const titleAt = (address: string) => pageAt(address)?.handle;

  it.each(['', '/'])(
    "approvals opens Approvals, not a loan: '/loan-management/collections/approvals%s' [M45.b, SH-016.c]",
    end => {
      expect(titleAt(`/loan-management/collections/approvals${end}`)).toMatchObject({ title: 'Approvals' });
      expect(titleAt('/loan-management/collections/100245')).toMatchObject({
        title: 'Collections loan details',
      });
    },
  );

  it.each(['', '/'])(
    "cash-book opens the cash book, not a loan: '/loan-management/collections/cash-book%s' [M45.c, SH-016.c]",
    end => {
      expect(titleAt(`/loan-management/collections/cash-book${end}`)).toMatchObject({ title: 'Cash Book' });
      expect(titleAt('/loan-management/collections/100245')).toMatchObject({
        title: 'Collections loan details',
      });
    },
  );

  it.each([
    ['/loan-management/collections/nach', 'uploadNach'],
    ['/loan-management/collections/nach/7c1f0a00-0000-4000-8000-000000000001', 'uploadNach'],
    ['/loan-management/collections/approvals', 'openApprovals'],
    ['/loan-management/collections/cash-book', 'openCashBook'],
  ] as const)(
    '%s is no loan, and closed to users without a collections role [M45.d, SH-016.c]',
    (address, needs) => {
      expect(pageAt(address)).toMatchObject({ handle: { needs } });
      const may = (role: Role) => can({ roles: [role], addMasterTags: false }, needs);
      const others = roles.filter(
        role => !can({ roles: [role], addMasterTags: false }, 'openCollectionsDesk'),
      );
      expect(others).toContain('ROLE_CUSTOMER_SERVICE');
      expect(others.filter(may)).toEqual([]);
      expect(may('ROLE_COLLECTIONS_ADMIN')).toBe(true);
    },
  );

  it.each(['', '/7c1f0a00-0000-4000-8000-000000000001'])(
    'NACH files%s are open to collections admins and super users, not to agents and viewers [CO-006.e]',
    file => {
      const needs = 'uploadNach';
      expect(pageAt(`/loan-management/collections/nach${file}`)).toMatchObject({ handle: { needs } });
      const may = roles.filter(role => can({ roles: [role], addMasterTags: false }, needs));
      expect(may.toSorted()).toEqual(['ROLE_COLLECTIONS_ADMIN', 'ROLE_SUPER_USER']);
    },
  );

  it.each(pages.map(page => page.path ?? ''))(
    '%s is the same page with and without its last slash [SH-003.d]',
    path => {
      const address = path.replace(/:\w+/g, '100007').replace(/\/$/, '');
      expect(pageAt(address)?.path).toBe(path);
      expect(pageAt(`${address}/`)?.path).toBe(path);
    },
  );

  it.each(['/', '/about', '/credit', '/credit/loans/1/2', '/loan-management/customer-loans/', '/nowhere'])(
    '%s is none of their pages [SH-018.a]',
    address => {
      expect(pageAt(address)).toBeUndefined();
    },
  );

  it.each([
    '/loan-management/customer-loans/ravi',
    '/loan-management/customer-loans/12.5',
    '/loan-management/customer-loans/by-phone/ravi',
    '/loan-management/customer-loans/by-phone/100007',
    '/loan-management/collection-loans/ravi',
  ])('%s names no page of theirs: it is logged, and leads Home [SH-018.a, SH-018.b]', async address => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { route, params } = matchRoutes([...pages], address)?.at(-1) ?? {};
    if (typeof route?.loader !== 'function') throw new Error('The page takes every key');
    const url = new URL(address, 'http://desk.example');
    const asked = { url, request: new Request(url), pattern: route.path ?? '', context: undefined };
    const led = await route.loader({ ...asked, params: params ?? {} });
    expect(led instanceof Response && led.headers.get('location')).toBe('/');
    expect(logged.mock.calls).toEqual([[`No page at ${address}`]]);
    logged.mockRestore();
  });
});
