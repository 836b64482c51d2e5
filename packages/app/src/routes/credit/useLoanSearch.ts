import { can, type Viewer } from '@lending-desk/domain/access';
import { parseLoanId } from '@lending-desk/domain/loan';
import { useQuery } from '@tanstack/react-query';
import { loanQueries } from '../../queries/loan';
import type { DeskSearch } from '../desk/Desk';
import { useOpenLoan } from './useOpenLoan';

const shownLoans = 8;

/** Loans by their id, for the palette. */
export function useLoanSearch(viewer: Viewer, query: string): DeskSearch {
  const openLoan = useOpenLoan(viewer);
  const loanId = can(viewer, 'openCreditDesk') ? parseLoanId(query) : null;
  const wanted = loanId !== null;
  const { data, isFetching, error, refetch } = useQuery({
    ...loanQueries.list({ status: null, owner: null, page: 1, loanId: String(loanId) }),
    enabled: wanted,
  });
  const rows = wanted ? (data?.data ?? []) : [];
  return {
    group: {
      label: 'Loans',
      items: rows.slice(0, shownLoans).map(row => ({
        id: `loan-${row.loanId}`,
        label: `Loan ${row.loanId}`,
        run: () => void openLoan(row),
      })),
    },
    loading: wanted && isFetching,
    error: wanted ? error : null,
    refetch: () => void refetch(),
  };
}
