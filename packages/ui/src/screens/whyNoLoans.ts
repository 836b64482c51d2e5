import type { EmptyStateProps } from '../primitives/EmptyState';

type Shown = {
  readonly page: number;
  readonly fault?: string | undefined;
  readonly onShowAll: () => void;
  readonly onPage: (page: number) => void;
};

/** Why a list of loans has no rows, with the way back: the address means nothing, the page is behind the end, or
 *  nothing fits.
 *  @param otherwise  where nothing fits */
export function whyNoLoans({ page, fault, onShowAll, onPage }: Shown, otherwise: string): EmptyStateProps {
  if (fault !== undefined) return { why: fault, action: { children: 'Show all loans', onClick: onShowAll } };
  if (page > 1) {
    const action = { children: 'Go to the first page', onClick: () => onPage(1) };
    return { why: `The list ends before page ${page}.`, action };
  }
  return { why: otherwise };
}
