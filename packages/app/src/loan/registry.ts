import type { Viewer } from '@lending-desk/domain/access';
import type { LoanDetail, LoanPart } from '@lending-desk/domain/loan';
import type { TabItem } from '@lending-desk/ui/primitives/Tabs';
import type { ComponentType } from 'react';

/** What every tab of a loan gets. */
export type LoanTabProps = {
  readonly id: string;
  readonly viewer: Viewer;
  readonly detail: LoanDetail;
  /** The server masks personal data for this person. */
  readonly masked: boolean;
};

/** What the open loan holds anyway, for the counters. */
export type CountedLoan = {
  readonly detail: LoanDetail;
  /** Values of the updated KYC that are not the declared ones; undefined until they were compared. */
  readonly kycDifferences?: number | undefined;
};

/** What a tab's name carries beside it: how much is in it and whether it wants a look, or that its check is clear. */
export type TabMark =
  | { readonly counter: number; readonly counterTone?: 'flag' }
  | { readonly dot: 'approve'; readonly dotLabel: string };

/** One tab of a loan at a desk. */
export type LoanTab = {
  /** Its documented name in the address. */
  readonly value: string;
  readonly label: string;
  /** Fetches its file, once it is opened or a second after the loan is there. */
  readonly code: () => Promise<{ readonly Tab: ComponentType<LoanTabProps> }>;
  /** The parts of the loan it reads beside the core. They are asked for when the tab opens, side by side with its
   *  code, and never before: each read leaves an audit row. @default none */
  readonly data?: readonly LoanPart[];
  /** A counter of 0 is not shown. @default none */
  readonly counter?: (loan: CountedLoan) => TabMark;
  /** Whether this loan has the tab for this person. @default always */
  readonly visibleWhen?: (loan: { viewer: Viewer; detail: LoanDetail }) => boolean;
  /** Whether it stays as it was left once it was opened. @default true */
  readonly kept?: boolean;
};

/** The tab of a name, in any case: `kycnew` typed by hand is `kycNew`. */
function tabNamed<Tab extends Pick<LoanTab, 'value'>>(tabs: readonly Tab[], name: string): Tab | undefined {
  return tabs.find(tab => tab.value.toLowerCase() === name.toLowerCase());
}

/** The tab the address asks for; the first one where it names none. */
export function tabAt<Tab extends Pick<LoanTab, 'value'>>(
  tabs: readonly Tab[],
  search: URLSearchParams,
): Tab | undefined {
  return tabNamed(tabs, search.get('tab') ?? '') ?? tabs[0];
}

/** The name of a tab in the address that there is none of; null where there is. */
export function unknownTabIn(tabs: readonly LoanTab[], search: URLSearchParams): string | null {
  const asked = search.get('tab') ?? '';
  return asked === '' || tabNamed(tabs, asked) ? null : asked;
}

/** The address of a tab: everything else in it stays. The first tab has no name in it. */
export function searchOfTab(tabs: readonly LoanTab[], search: URLSearchParams, value: string): string {
  const next = new URLSearchParams(search);
  if (value === tabs[0]?.value) next.delete('tab');
  else next.set('tab', value);
  return `?${next.toString()}`;
}

/** The tabs as the screen shows them.
 *  @param search  the address now, whatever tab it names */
export function tabItems(tabs: readonly LoanTab[], search: URLSearchParams, loan: CountedLoan): TabItem[] {
  return tabs.map(({ value, label, counter, kept = true }) => {
    const mark = counter?.(loan);
    const href = searchOfTab(tabs, search, value);
    return { value, label, kept, href, ...(mark && (!('counter' in mark) || mark.counter > 0) && mark) };
  });
}
