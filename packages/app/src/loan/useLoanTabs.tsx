import type { LoanPart } from '@lending-desk/domain/loan';
import type { Loadable } from '@lending-desk/ui/primitives/Loadable';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { Skeleton } from '@lending-desk/ui/primitives/Skeleton';
import { usePrefetchQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { loanQueries } from '../queries/loan';
import type { CommandGroup } from '../routes/desk/commands';
import { loadable } from '../routes/loadable';
import { PageBoundary } from '../routes/PageBoundary';
import { type LoanTab, type LoanTabProps, searchOfTab, tabAt, tabItems, unknownTabIn } from './registry';

/** How a desk reads a part of a loan. */
type PartQuery = typeof loanQueries.part;

type ReadyTab = LoanTab & { readonly view: Loadable<LoanTabProps>; readonly query: PartQuery };

/** Makes a desk's registry ready to be shown; once, beside the desk's page. */
export function loadableTabs(registry: readonly LoanTab[], query: PartQuery): readonly ReadyTab[] {
  const tabs = registry.map(tab => ({
    ...tab,
    query,
    view: loadable(async () => (await tab.code()).Tab, <Skeleton width="100%" height={220} radius="lg" />),
  }));
  // The tab a loan opens with comes along with the loan.
  void tabAt(tabs, new URLSearchParams(location.search))?.view.preload();
  return tabs;
}

// Long enough for what the open tab itself asks for.
const preloadAfterMs = 1000;

/** The tabs of a loan at a desk, for `LoanScreen`. Which one is open stands in the address and nowhere else.
 *  @param registry  of the desk, from `loadableTabs`
 *  @param loan  its fields are compared one by one: keep each stable between renders
 *  @param kycDifferences  for the counter of a desk that compares KYC */
export function useLoanTabs(registry: readonly ReadyTab[], loan: LoanTabProps, kycDifferences?: number) {
  const { id, viewer, detail, masked } = loan;
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const tabs = useMemo(
    () => registry.filter(({ visibleWhen }) => visibleWhen?.({ viewer, detail }) ?? true),
    [registry, viewer, detail],
  );
  const search = new URLSearchParams(address);
  const value = tabAt(tabs, search)?.value ?? '';
  const unknown = unknownTabIn(tabs, search);

  const openTab = useCallback(
    (tab: string) => {
      // As it is now, which may be ahead of what is drawn: a press says so twice.
      const next = searchOfTab(tabs, new URLSearchParams(location.search), tab);
      if (next !== (location.search || '?')) void navigate(next, { flushSync: true });
    },
    [tabs, navigate],
  );
  const panel = useCallback(
    (name: string) => {
      const tab = tabs.find(one => one.value === name);
      return tab ? <Tab tab={tab} id={id} viewer={viewer} detail={detail} masked={masked} /> : null;
    },
    [tabs, id, viewer, detail, masked],
  );

  // The files of the other tabs, while the first one is read: nobody is to wait for them at the press.
  useEffect(() => {
    const timer = setTimeout(() => registry.forEach(({ view }) => void view.preload()), preloadAfterMs);
    return () => clearTimeout(timer);
  }, [registry]);

  search.delete('tab');
  const rest = search.toString();
  const items = useMemo(
    () => tabItems(tabs, new URLSearchParams(rest), { detail, kycDifferences }),
    [tabs, rest, detail, kycDifferences],
  );
  const commands = useMemo(
    (): CommandGroup => ({
      label: 'Tabs',
      items: tabs.map(tab => ({
        id: `tab-${tab.value}`,
        label: `${tab.label} tab`,
        run: () => openTab(tab.value),
      })),
    }),
    [tabs, openTab],
  );

  const first = tabs[0];
  return {
    tabs: { label: `Loan ${detail.core.loanId}`, items, value, onChange: openTab },
    panel,
    /** For the palette. */
    commands,
    /** What is said of an address that names a tab there is none of, with the way to one there is. */
    notice:
      unknown !== null && first
        ? {
            title: `There is no tab “${unknown}”`,
            text: 'The first tab is shown in its place.',
            action: { label: `Open ${first.label}`, onPress: () => openTab(first.value) },
          }
        : undefined,
  };
}

/** The content of one tab. One that fails says so and leaves the others alone. */
const Tab = memo(function Tab({ tab, ...loan }: LoanTabProps & { tab: ReadyTab }) {
  return (
    <TabBoundary>
      {tab.data?.map(part => (
        <PartAhead key={part} id={loan.id} part={part} query={tab.query} />
      ))}
      <tab.view.View {...loan} />
    </TabBoundary>
  );
});

/** Asks for a part of the loan while the files of its tab are on their way. */
function PartAhead({ id, part, query }: { id: string; part: LoanPart; query: PartQuery }) {
  usePrefetchQuery(query(id, part));
  return null;
}

/** A tab that failed is tried again when somebody comes back to it. */
function TabBoundary({ children }: { children: ReactNode }) {
  return <PageBoundary address={String(useShown())}>{children}</PageBoundary>;
}
