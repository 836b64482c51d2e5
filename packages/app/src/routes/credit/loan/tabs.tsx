import type { LoanDetail, Viewer } from '@lending-desk/domain';
import { Skeleton } from '@lending-desk/ui/primitives/Skeleton';
import { NotBuiltYetScreen } from '@lending-desk/ui/screens/NotBuiltYetScreen';
import { type ComponentType, Suspense } from 'react';
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

const profile = loadable<TabProps>(async () => (await import('./tabs/profile')).Tab);
const dedupe = loadable<TabProps>(async () => (await import('./tabs/dedupe')).Tab);
const rules = loadable<TabProps>(async () => (await import('./tabs/rules')).Tab);
const docs = loadable<TabProps>(async () => (await import('./tabs/docs')).Tab);
const details = loadable<TabProps>(async () => (await import('./tabs/details')).Tab);
const pd = loadable<TabProps>(async () => (await import('./tabs/pd')).Tab);
const calls = loadable<TabProps>(async () => (await import('./tabs/calls')).Tab);
const intel = loadable<TabProps>(async () => (await import('./tabs/intel')).Tab);
const perfios = loadable<TabProps>(async () => (await import('./tabs/perfios')).Tab);
const kyc = loadable<TabProps>(async () => (await import('./tabs/kyc')).Tab);
const kycNew = loadable<TabProps>(async () => (await import('./tabs/kycNew')).Tab);
const equifax = loadable<TabProps>(async () => (await import('./tabs/equifax')).Tab);
const cibil = loadable<TabProps>(async () => (await import('./tabs/cibil')).Tab);
// The tab a loan opens with comes along with the loan.
profile.preload();

/** The tabs in the documented order and under the documented names [CR-016]; those without a view follow. */
const tabs: readonly { value: string; label: string; View?: ComponentType<TabProps> }[] = [
  { value: 'profile', label: 'Profile', View: profile.View },
  { value: 'dedupe', label: 'Dedupe', View: dedupe.View },
  { value: 'perfios', label: 'Perfios', View: perfios.View },
  { value: 'Docs', label: 'Docs', View: docs.View },
  { value: 'equifax', label: 'Equifax', View: equifax.View },
  { value: 'kyc', label: 'KYC', View: kyc.View },
  { value: 'kycNew', label: 'KYC New', View: kycNew.View },
  { value: 'Details', label: 'Details', View: details.View },
  { value: 'CIBIL', label: 'CIBIL', View: cibil.View },
  { value: 'rules', label: 'Rules', View: rules.View },
  { value: 'PD', label: 'PD', View: pd.View },
  { value: 'Calls', label: 'Calls', View: calls.View },
  { value: 'Intel', label: 'Intel', View: intel.View },
];

/** The tab the address asks for; the first one for a name there is none of. */
export function tabAt(search: URLSearchParams): string {
  const asked = search.get('tab');
  return tabs.some(tab => tab.value === asked) && asked !== null ? asked : 'profile';
}

export const tabItems = tabs.map(({ value, label }) => ({ value, label, href: `?tab=${value}` }));

/** The content of one tab. One that fails says so and leaves the others alone. */
export function LoanTab({ value, ...props }: TabProps & { value: string }) {
  const tab = tabs.find(one => one.value === value);
  if (!tab?.View) return <NotBuiltYetScreen title={`The ${tab?.label ?? value} tab`} />;
  return (
    <PageBoundary address={value}>
      <Suspense fallback={<Skeleton width="100%" height={220} radius="lg" />}>
        <tab.View {...props} />
      </Suspense>
    </PageBoundary>
  );
}
