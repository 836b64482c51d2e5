import type { LoanDetail, Viewer } from '@lending-desk/domain';
import { Skeleton } from '@lending-desk/ui/primitives/Skeleton';
import { NotBuiltYetScreen } from '@lending-desk/ui/screens/NotBuiltYetScreen';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '../../loadChunk';
import { PageBoundary } from '../../PageBoundary';

/** What every tab of a loan gets. */
export type TabProps = {
  readonly id: string;
  readonly viewer: Viewer;
  readonly detail: LoanDetail;
  /** The server masks personal data for this person. */
  readonly masked: boolean;
};

type TabModule = { readonly Tab: ComponentType<TabProps> };

function lazyTab(importer: () => Promise<TabModule>) {
  return lazy(async () => ({ default: (await loadChunk(importer)).Tab }));
}

/** The tabs in the documented order and under the documented names [CR-016]; those without a view follow. */
const tabs: readonly { value: string; label: string; View?: ComponentType<TabProps> }[] = [
  { value: 'profile', label: 'Profile', View: lazyTab(() => import('./tabs/profile')) },
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
