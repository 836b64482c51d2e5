import type { LoanDesk, Viewer } from '@lending-desk/domain/access';
import type { LoanDetail, LoanPart } from '@lending-desk/domain/loan';
import type { TabItem } from '@lending-desk/ui/primitives/Tabs';
import type { ComponentType } from 'react';
import type { LoanSource } from '../queries/loan';

/** What every tab of a loan gets. */
export type LoanTabProps = {
  readonly id: string;
  /** Where the loan is open. */
  readonly desk: LoanDesk;
  /** How its parts are read. */
  readonly source: LoanSource;
  /** Why nothing can be changed here, whoever it is. @default what the role allows */
  readonly frozen?: string | undefined;
  readonly viewer: Viewer;
  readonly detail: LoanDetail;
  /** Opens another tab of the loan. */
  readonly openTab: (tab: string) => void;
  /** The server masks personal data for this person. */
  readonly masked: boolean;
};

/** Data the open loan already has, for the counters. */
export type CountedLoan = {
  readonly detail: LoanDetail;
  /** Number of values in the updated KYC that differ from the declared ones; undefined until they were compared. */
  readonly kycDifferences?: number | undefined;
};

/** The badge beside a tab's label: a count and whether it needs attention, or that its check is clear. */
export type TabMark =
  | { readonly counter: number; readonly counterTone?: 'flag' | 'reject' }
  | { readonly dot: 'approve'; readonly dotLabel: string };

/** One tab of a loan at a desk. */
export type LoanTab = {
  /** Its documented name in the address. */
  readonly value: string;
  readonly label: string;
  /** Loads its file, when it is opened or a second after the loan has loaded. */
  readonly code: () => Promise<{ readonly Tab: ComponentType<LoanTabProps> }>;
  /** The parts of the loan it reads besides the core. They are requested when the tab opens, in parallel with its
   *  code, and never earlier, because each read writes an audit row. @default none */
  readonly data?: readonly LoanPart[];
  /** A counter of 0 is not shown. @default none */
  readonly counter?: (loan: CountedLoan) => TabMark;
  /** The counter may arrive after the loan: its room is kept. @default false */
  readonly counterRoom?: boolean;
  /** Whether this loan has the tab for this person. @default always */
  readonly visibleWhen?: (loan: { viewer: Viewer; detail: LoanDetail }) => boolean;
  /** Whether it keeps its state after it was opened. @default true */
  readonly kept?: boolean;
};

/** Finds a tab by name, ignoring case: `kycnew` typed by hand is `kycNew`. */
function tabNamed<Tab extends Pick<LoanTab, 'value'>>(tabs: readonly Tab[], name: string): Tab | undefined {
  return tabs.find(tab => tab.value.toLowerCase() === name.toLowerCase());
}

/** The tab named in the address, or the first one if it names none. */
export function tabAt<Tab extends Pick<LoanTab, 'value'>>(
  tabs: readonly Tab[],
  search: URLSearchParams,
): Tab | undefined {
  return tabNamed(tabs, search.get('tab') ?? '') ?? tabs[0];
}

/** The tab name in the address if no such tab exists; otherwise null. */
export function unknownTabIn(tabs: readonly LoanTab[], search: URLSearchParams): string | null {
  const asked = search.get('tab') ?? '';
  return asked === '' || tabNamed(tabs, asked) ? null : asked;
}

/** The address of a tab; everything else in the address is kept. The first tab is not named in it. */
export function searchOfTab(tabs: readonly LoanTab[], search: URLSearchParams, value: string): string {
  const next = new URLSearchParams(search);
  if (value === tabs[0]?.value) next.delete('tab');
  else next.set('tab', value);
  return `?${next.toString()}`;
}

/** The tabs as the screen shows them.
 *  @param search  the address now, whatever tab it names */
export function tabItems(tabs: readonly LoanTab[], search: URLSearchParams, loan: CountedLoan): TabItem[] {
  return tabs.map(({ value, label, counter, counterRoom, kept = true }) => {
    const mark = counter?.(loan);
    const href = searchOfTab(tabs, search, value);
    return {
      value,
      label,
      kept,
      href,
      counterRoom,
      ...(mark && (!('counter' in mark) || mark.counter > 0) && mark),
    };
  });
}
