import type { Ability } from '@lending-desk/domain/access';
import { creditLoanPage } from './credit/creditLoanPage';
import { lazyPage, type LazyPage } from './lazyPage';
import { matchesPath } from './matchPath';

/** A page behind sign-in. */
export type DeskRoute = {
  /** As documented; with and without the last slash it is the same page. */
  readonly path: string;
  /** Title of the window and last word of the breadcrumb, until the page knows better. */
  readonly title: string;
  /** Where it hangs: the desk's name and first address. */
  readonly under: { readonly label: string; readonly to?: string };
  /** Who may open it [SH-020]. */
  readonly needs: Exclude<Ability, 'addMasterTags'>;
  readonly view: LazyPage;
};

const credit = { label: 'Credit', to: '/credit/loans' };
const support = { label: 'Customer Support', to: '/loan-management/search/' };
const collections = { label: 'Collections', to: '/loan-management/collections/' };
const engagement = { label: 'Engagement' };
const administration = { label: 'Administration' };

const notBuiltYet = lazyPage(() => import('./notBuiltYet/route'));
const exportApplications = lazyPage(() => import('./credit/export-loans/route'));

/** Every guarded address [SH-006 to SH-017], and the unambiguous ones of X-34. */
export const deskRoutes: readonly DeskRoute[] = [
  {
    path: '/credit/loans',
    title: 'Loan queue',
    under: credit,
    needs: 'openCreditDesk',
    view: lazyPage(() => import('./credit/loans/route')),
  },
  {
    path: '/credit/loans/:id/',
    title: 'Loan',
    under: credit,
    needs: 'openCreditDesk',
    view: creditLoanPage,
  },
  {
    path: '/credit/export-loans/',
    title: 'Export application details',
    under: credit,
    needs: 'openCreditDesk',
    view: exportApplications,
  },
  {
    path: '/loan-management/search/',
    title: 'Customer search',
    under: support,
    needs: 'openSupportDesk',
    view: notBuiltYet,
  },
  {
    path: '/loan-management/export-loans/',
    title: 'Export loans',
    under: support,
    needs: 'exportLoans',
    view: notBuiltYet,
  },
  {
    path: '/loan-management/export-application-details/',
    title: 'Export application details',
    under: support,
    needs: 'exportLoans',
    view: exportApplications,
  },
  {
    path: '/loan-management/customer-loans/:key',
    title: 'Customer loans',
    under: support,
    needs: 'openSupportDesk',
    view: lazyPage(() => import('./loan-management/customer-loans/route')),
  },
  {
    path: '/loan-management/customer-loans/by-phone/:phoneNumber',
    title: 'Customer loans',
    under: support,
    needs: 'openSupportDesk',
    view: notBuiltYet,
  },
  {
    path: '/loan-management/loans/:loanId',
    title: 'Customer loan details',
    under: support,
    needs: 'openSupportDesk',
    view: notBuiltYet,
  },
  {
    path: '/loan-management/collections/',
    title: 'Disbursed loans',
    under: collections,
    needs: 'openCollectionsDesk',
    view: notBuiltYet,
  },
  {
    path: '/loan-management/collections/:loanId',
    title: 'Collections loan details',
    under: collections,
    needs: 'openCollectionsDesk',
    view: notBuiltYet,
  },
  {
    path: '/loan-management/collection-loans/:phoneNumber',
    title: 'Collections customer loans',
    under: collections,
    needs: 'openCollectionsDesk',
    view: notBuiltYet,
  },
  {
    path: '/vas/vas-feedback',
    title: 'VAS feedback',
    under: engagement,
    needs: 'openVasFeedback',
    view: notBuiltYet,
  },
  {
    path: '/florence-club/horoscope',
    title: 'Horoscope',
    under: engagement,
    needs: 'openHoroscope',
    view: notBuiltYet,
  },
  { path: '/admin/staff', title: 'Staff', under: administration, needs: 'manageStaff', view: notBuiltYet },
];

/** The guarded page an address stands for, if it is one. */
export function deskRouteAt(pathname: string): DeskRoute | undefined {
  return deskRoutes.find(route => matchesPath(route.path, pathname));
}
