import type { LoanPart } from '@lending-desk/domain/loan';
import type { Loadable } from '@lending-desk/ui/primitives/Loadable';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { Skeleton } from '@lending-desk/ui/primitives/Skeleton';
import { usePrefetchQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LoanSource } from '../queries/loan';
import type { CommandGroup } from '../shell/commands';
import { loadable } from '../chunks/loadable';
import { PageBoundary } from '../chunks/PageBoundary';
import { type LoanTab, type LoanTabProps, searchOfTab, tabAt, tabItems, unknownTabIn } from './registry';

/** How a desk reads a part of a loan. */
type PartQuery = LoanSource['part'];

type ReadyTab = LoanTab & { readonly view: Loadable<LoanTabProps>; readonly query: PartQuery };

/** Prepares a desk's registry for display; call it once per module, not in a component. */
export function loadableTabs(registry: readonly LoanTab[], query: PartQuery): readonly ReadyTab[] {
  const tabs = registry.map(tab => ({
    ...tab,
    query,
    view: loadable(async () => (await tab.code()).Tab, <Skeleton width="100%" height={220} radius="lg" />),
  }));
  // The first tab is loaded together with the loan.
  void tabAt(tabs, new URLSearchParams(location.search))?.view.preload();
  return tabs;
}

// Long enough for the requests of the open tab.
const preloadAfterMs = 1000;

/** The tabs of a loan at a desk, for `LoanScreen`. Only the address says which one is open.
 *  @param registry  of the desk, from `loadableTabs`
 *  @param loan  its fields are compared one by one: keep each stable between renders
 *  @param kycDifferences  for the counter of a desk that compares KYC */
export function useLoanTabs(
  registry: readonly ReadyTab[],
  loan: Omit<LoanTabProps, 'openTab'>,
  kycDifferences?: number,
) {
  const { id, desk, source, frozen, viewer, detail, masked } = loan;
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
      // The current address, which may be ahead of the rendered one: a press reports the change twice.
      const next = searchOfTab(tabs, new URLSearchParams(location.search), tab);
      if (next !== (location.search || '?')) void navigate(next, { flushSync: true });
    },
    [tabs, navigate],
  );
  const panel = useCallback(
    (name: string) => {
      const tab = tabs.find(one => one.value === name);
      return tab ? <Tab {...{ tab, id, desk, source, frozen, viewer, detail, masked, openTab }} /> : null;
    },
    [tabs, id, desk, source, frozen, viewer, detail, masked, openTab],
  );

  // Prefetches the files of the other tabs while the first one is read, so that a press does not wait for them.
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
    /** The message for an address that names an unknown tab, with a link to an existing one. */
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

/** The content of one tab. A tab that fails shows its error and does not affect the others. */
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

/** Requests a part of the loan while the files of its tab are loading. */
function PartAhead({ id, part, query }: { id: string; part: LoanPart; query: PartQuery }) {
  usePrefetchQuery(query(id, part));
  return null;
}

/** A failed tab is tried again when the user returns to it. */
function TabBoundary({ children }: { children: ReactNode }) {
  return <PageBoundary address={String(useShown())}>{children}</PageBoundary>;
}
