import { abilities, can, type Role, roles, type Viewer } from '@lending-desk/domain/access';
import type { RouteObject } from 'react-router-dom';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakeServer';

// Session and client are made with the desks, out of what a browser has.
vi.stubGlobal('navigator', {});
vi.stubGlobal('localStorage', memoryStorage());
vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('location', { pathname: '/' });

const { desks } = await import('./desks');
const { session } = await import('../session/session');
const { queryClient } = await import('../queries/queryClient');

const credit: readonly Role[] = [
  'ROLE_CREDIT_USER',
  'ROLE_CREDIT_ADMIN',
  'ROLE_SUPER_USER',
  'ROLE_CREDIT_DASHBOARD_VIEW',
];
const support: readonly Role[] = [
  'ROLE_CUSTOMER_SERVICE',
  'ROLE_CUSTOMER_SERVICE_ADMIN',
  'ROLE_SUPER_USER',
  'ROLE_CUSTOMER_SERVICE_VIEW',
];
const collections: readonly Role[] = [
  'ROLE_COLLECTIONS_AGENT',
  'ROLE_COLLECTIONS_ADMIN',
  'ROLE_SUPER_USER',
  'ROLE_CUSTOMER_SERVICE_VIEW',
];

/** Who may open which page, as the documents and the decisions say. */
const allowed: Readonly<Record<string, readonly Role[]>> = {
  '/credit/loans': credit,
  '/credit/loans/:id/': credit,
  '/credit/loans/:id/replay/': credit,
  '/credit/export-loans/': credit,
  '/loan-management/search/': support,
  '/loan-management/export-loans/': support,
  '/loan-management/export-application-details/': support,
  '/loan-management/customer-loans/by-phone/:phoneNumber': support,
  '/loan-management/customer-loans/:key': support,
  '/loan-management/loans/:loanId': support,
  '/florence-club/horoscope': support,
  '/vas/vas-feedback': [...support, 'ROLE_VAS'],
  '/loan-management/collections/': collections,
  '/loan-management/collections/:loanId': collections,
  '/loan-management/collection-loans/:phoneNumber': collections,
  // M36
  '/loan-management/collections/next': collections,
  '/loan-management/collections/approvals': [
    'ROLE_COLLECTIONS_AGENT',
    'ROLE_COLLECTIONS_ADMIN',
    'ROLE_SUPER_USER',
  ],
  '/loan-management/collections/cash-book': ['ROLE_COLLECTIONS_ADMIN', 'ROLE_SUPER_USER'],
  '/loan-management/collections/nach/:fileId?': ['ROLE_COLLECTIONS_ADMIN', 'ROLE_SUPER_USER'],
  '/admin/staff': ['ROLE_SUPER_USER'],
  '/admin/audit': ['ROLE_SUPER_USER'],
  '/admin/operations': ['ROLE_SUPER_USER'],
  '/admin/settings': ['ROLE_SUPER_USER'],
  '/account': roles,
};

/** The pages whose data is asked for beside their files. */
const readsAhead = ['/credit/loans', '/credit/loans/:id/', '/loan-management/search/'];

const pages = desks.flatMap(desk => desk.pages);
const pathOf = (page: RouteObject) => page.path ?? '';

function viewerWith(held: readonly Role[]): Viewer {
  return {
    idString: 'somebody',
    fullName: 'Asha Rao',
    email: 'asha@lender.example',
    roles: held,
    addMasterTags: false,
  };
}

const people: readonly (readonly [string, Viewer | null])[] = [
  ...roles.map(role => [role, viewerWith([role])] as const),
  ['no role', viewerWith([])],
  ['nobody signed in', null],
];

const abilityNames = v.custom<keyof typeof abilities>(name => typeof name === 'string' && name in abilities);
const handle = v.object({ needs: abilityNames });

describe('the pages', () => {
  it('are those of the table, no more and no fewer', () => {
    expect(pages.map(pathOf).sort()).toEqual(Object.keys(allowed).sort());
  });
});

describe('the group of a page', () => {
  it.each([
    ['SH-006.d', '/credit/loans', credit],
    ['SH-007.b', '/credit/export-loans/', credit],
    ['SH-007.c', '/loan-management/export-application-details/', support],
    ['SH-008.c', '/credit/loans/:id/', credit],
    ['SH-009.b', '/loan-management/search/', support],
    ['SH-010.b', '/loan-management/export-loans/', support],
    ['SH-011.d, SH-012.d', '/loan-management/customer-loans/:key', support],
    ['SH-011.d', '/loan-management/customer-loans/by-phone/:phoneNumber', support],
    ['SH-012.d', '/loan-management/loans/:loanId', support],
    ['SH-013.b', '/florence-club/horoscope', support],
    ['SH-014.a, SH-014.b, SH-014.c, SH-014.d', '/vas/vas-feedback', [...support, 'ROLE_VAS']],
    ['SH-015.b', '/loan-management/collections/', collections],
    ['SH-016.b', '/loan-management/collections/:loanId', collections],
    ['SH-017.b', '/loan-management/collection-loans/:phoneNumber', collections],
    [
      'M36.k',
      '/loan-management/collections/approvals',
      ['ROLE_COLLECTIONS_AGENT', 'ROLE_COLLECTIONS_ADMIN', 'ROLE_SUPER_USER'],
    ],
    ['M36.m', '/loan-management/collections/cash-book', ['ROLE_COLLECTIONS_ADMIN', 'ROLE_SUPER_USER']],
    ['M36.l', '/loan-management/collections/nach/:fileId?', ['ROLE_COLLECTIONS_ADMIN', 'ROLE_SUPER_USER']],
    ['M1.g', '/admin/settings', ['ROLE_SUPER_USER']],
  ] as const)('[%s] %s lets in who has one of these roles, and nobody else: %j', (_, path, group) => {
    const { needs } = v.parse(handle, pages.find(page => pathOf(page) === path)?.handle);
    expect(new Set(roles.filter(role => can(viewerWith([role]), needs)))).toEqual(new Set(group));
    expect(can(viewerWith([]), needs)).toBe(false);
  });
});

describe.each(pages.map(page => [pathOf(page), page] as const))('%s', (path, page) => {
  const prefetch = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue();
  beforeEach(() => void prefetch.mockClear());

  async function opened() {
    const address = `http://desk.lender.example${path.replace(/:\w+/g, '100007')}`;
    if (typeof page.loader !== 'function') return;
    await page.loader({
      params: { id: '100007', loanId: '100007', key: '100007', phoneNumber: '9000043214' },
      request: new Request(address),
      url: new URL(address),
      pattern: path,
      context: undefined,
    });
    // What the loader begins goes on by itself.
    await new Promise(done => setImmediate(done));
    await vi.dynamicImportSettled();
  }

  it.each(people)(
    'for %s is read while it is checked who is there, if the roles of the last visit allow it [SH-020.c]',
    async (who, viewer) => {
      const lets = roles.some(role => role === who && (allowed[path] ?? []).includes(role));
      vi.spyOn(session, 'known').mockReturnValue(new Promise(() => undefined));
      vi.spyOn(session, 'expectedRoles').mockReturnValueOnce(viewer?.roles ?? []);
      await opened();
      expect(prefetch.mock.calls.length > 0).toBe(lets && readsAhead.includes(path));
    },
  );

  it.each(people)(
    'for %s is opened, or blocked with nothing of it fetched [SH-020.c, SH-020.a]',
    async (who, viewer) => {
      const lets = roles.some(role => role === who && (allowed[path] ?? []).includes(role));
      vi.spyOn(session, 'known').mockResolvedValue(viewer);
      await opened();
      expect(prefetch.mock.calls.length > 0).toBe(lets && readsAhead.includes(path));
      const { needs } = v.parse(handle, page.handle);
      expect(viewer !== null && can(viewer, needs)).toBe(lets);
    },
  );
});
