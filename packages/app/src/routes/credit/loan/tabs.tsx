import type { LoanDetail, Viewer } from '@lending-desk/domain';
import type { Loadable } from '@lending-desk/ui/primitives/Loadable';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { Skeleton } from '@lending-desk/ui/primitives/Skeleton';
import { type ComponentType, type ReactNode, useEffect } from 'react';
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

/** The tabs in the documented order and under the documented names [CR-016]. */
const tabs: readonly { value: string; label: string; page: Loadable<TabProps> }[] = [
  { value: 'profile', label: 'Profile', page: tabPage(async () => (await import('./tabs/profile')).Tab) },
  { value: 'dedupe', label: 'Dedupe', page: tabPage(async () => (await import('./tabs/dedupe')).Tab) },
  { value: 'perfios', label: 'Perfios', page: tabPage(async () => (await import('./tabs/perfios')).Tab) },
  { value: 'Docs', label: 'Docs', page: tabPage(async () => (await import('./tabs/docs')).Tab) },
  { value: 'equifax', label: 'Equifax', page: tabPage(async () => (await import('./tabs/equifax')).Tab) },
  { value: 'kyc', label: 'KYC', page: tabPage(async () => (await import('./tabs/kyc')).Tab) },
  { value: 'kycNew', label: 'KYC New', page: tabPage(async () => (await import('./tabs/kycNew')).Tab) },
  { value: 'Details', label: 'Details', page: tabPage(async () => (await import('./tabs/details')).Tab) },
  { value: 'CIBIL', label: 'CIBIL', page: tabPage(async () => (await import('./tabs/cibil')).Tab) },
  { value: 'rules', label: 'Rules', page: tabPage(async () => (await import('./tabs/rules')).Tab) },
  { value: 'PD', label: 'PD', page: tabPage(async () => (await import('./tabs/pd')).Tab) },
  { value: 'Calls', label: 'Calls', page: tabPage(async () => (await import('./tabs/calls')).Tab) },
  { value: 'Intel', label: 'Intel', page: tabPage(async () => (await import('./tabs/intel')).Tab) },
];

/** The tab of a name, in any case: `kycnew` typed by hand is `kycNew`. */
const tabNamed = (name: string) => tabs.find(tab => tab.value.toLowerCase() === name.toLowerCase());

/** The tab the address asks for; the first one for a name there is none of. */
export function tabAt(search: URLSearchParams): string {
  return tabNamed(search.get('tab') ?? '')?.value ?? 'profile';
}

/** The name of a tab in the address that there is none of; null where there is. */
export function unknownTabIn(search: URLSearchParams): string | null {
  const asked = search.get('tab') ?? '';
  return asked === '' || tabNamed(asked) ? null : asked;
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
