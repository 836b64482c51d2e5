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
// The tab a loan opens with comes along with the loan.
profile.preload();

/** The tabs in the documented order and under the documented names [CR-016]; those without a view follow. */
const tabs: readonly { value: string; label: string; View?: ComponentType<TabProps> }[] = [
  { value: 'profile', label: 'Profile', View: profile.View },
  { value: 'dedupe', label: 'Dedupe' },
  { value: 'perfios', label: 'Perfios' },
  { value: 'Docs', label: 'Docs' },
  { value: 'equifax', label: 'Equifax' },
  { value: 'kyc', label: 'KYC' },
  { value: 'kycNew', label: 'KYC New' },
  { value: 'Details', label: 'Details' },
  { value: 'CIBIL', label: 'CIBIL' },
  { value: 'rules', label: 'Rules' },
  { value: 'PD', label: 'PD' },
  { value: 'Calls', label: 'Calls' },
  { value: 'Intel', label: 'Intel' },
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
