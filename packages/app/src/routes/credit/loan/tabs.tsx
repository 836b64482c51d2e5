import type { LoanDetail, Viewer } from '@lending-desk/domain';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { Skeleton } from '@lending-desk/ui/primitives/Skeleton';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { Loadable } from '@lending-desk/ui/primitives/Loadable';
import { loadable } from '../../loadable';
import { PageBoundary } from '../../PageBoundary';

/** What every tab of a loan gets. */
export type TabProps = {
  readonly id: string;
  readonly viewer: Viewer;
  readonly detail: LoanDetail;
  /** The server masks personal data for this person. */
  readonly masked: boolean;
};

const tabPage = (importer: () => Promise<ComponentType<TabProps>>) =>
  loadable(importer, <Skeleton width="100%" height={220} radius="lg" />);
const profile = tabPage(async () => (await import('./tabs/profile')).Tab);
const dedupe = tabPage(async () => (await import('./tabs/dedupe')).Tab);
const rules = tabPage(async () => (await import('./tabs/rules')).Tab);
const docs = tabPage(async () => (await import('./tabs/docs')).Tab);
const details = tabPage(async () => (await import('./tabs/details')).Tab);
const pd = tabPage(async () => (await import('./tabs/pd')).Tab);
const calls = tabPage(async () => (await import('./tabs/calls')).Tab);
const intel = tabPage(async () => (await import('./tabs/intel')).Tab);
const perfios = tabPage(async () => (await import('./tabs/perfios')).Tab);
const kyc = tabPage(async () => (await import('./tabs/kyc')).Tab);
const kycNew = tabPage(async () => (await import('./tabs/kycNew')).Tab);
const equifax = tabPage(async () => (await import('./tabs/equifax')).Tab);
const cibil = tabPage(async () => (await import('./tabs/cibil')).Tab);
/** The tabs in the documented order and under the documented names [CR-016]. */
const tabs: readonly { value: string; label: string; page: Loadable<TabProps> }[] = [
  { value: 'profile', label: 'Profile', page: profile },
  { value: 'dedupe', label: 'Dedupe', page: dedupe },
  { value: 'perfios', label: 'Perfios', page: perfios },
  { value: 'Docs', label: 'Docs', page: docs },
  { value: 'equifax', label: 'Equifax', page: equifax },
  { value: 'kyc', label: 'KYC', page: kyc },
  { value: 'kycNew', label: 'KYC New', page: kycNew },
  { value: 'Details', label: 'Details', page: details },
  { value: 'CIBIL', label: 'CIBIL', page: cibil },
  { value: 'rules', label: 'Rules', page: rules },
  { value: 'PD', label: 'PD', page: pd },
  { value: 'Calls', label: 'Calls', page: calls },
  { value: 'Intel', label: 'Intel', page: intel },
];

/** The tab the address asks for; the first one for a name there is none of. */
export function tabAt(search: URLSearchParams): string {
  const asked = search.get('tab');
  return tabs.some(tab => tab.value === asked) && asked !== null ? asked : 'profile';
}

// The tab a loan opens with comes along with the loan.
void tabs.find(({ value }) => value === tabAt(new URLSearchParams(location.search)))?.page.preload();

export const tabItems = tabs.map(({ value, label }) => ({ value, label, href: `?tab=${value}` }));

// Long enough for what the open tab itself asks for.
const preloadAfterMs = 1000;

/** The files of the other tabs, while the first one is read: nobody is to wait for them at the press. Their data is
 *  not asked for, because every read of it is recorded. */
function preloadTabs() {
  for (const { page } of tabs) void page.preload();
}

/** A tab that failed is tried again when somebody comes back to it. */
function TabBoundary({ children }: { children: ReactNode }) {
  return <PageBoundary address={String(useShown())}>{children}</PageBoundary>;
}

/** The content of one tab. One that fails says so and leaves the others alone. */
export function LoanTab({ value, ...props }: TabProps & { value: string }) {
  useEffect(() => {
    const timer = setTimeout(preloadTabs, preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const tab = tabs.find(one => one.value === value);
  // `tabAt` names none but these.
  if (!tab) return null;
  return (
    <TabBoundary>
      <tab.page.View {...props} />
    </TabBoundary>
  );
}
