import { can, type Viewer } from '@lending-desk/domain/access';
import { searchFor, type SearchFor, searchTypes } from '@lending-desk/domain/loan';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchQueries } from '../../queries/search';
import type { DeskSearch } from '../desk/Desk';
import { supportLoanAddress } from './addresses';

const shownLoans = 8;
/** How long the typing has to pause. Each search is an audit row, and a loan id or address is complete only at its
 *  last character. */
const pauseMs = 250;

/** What is sought by a text: a phone, a loan id or an e-mail address, whichever it can be. Ten digits are never a
 *  loan id. */
function soughtIn(text: string): SearchFor | null {
  for (const { value } of searchTypes) {
    const verdict = searchFor(value, text);
    if (verdict.ok) return verdict.sought;
  }
  return null;
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The loans of a customer by loan id, phone or e-mail, for the palette. */
export function useCustomerSearch(viewer: Viewer, query: string): DeskSearch {
  const navigate = useNavigate();
  const sought = can(viewer, 'openSupportDesk') ? soughtIn(query) : null;
  const settled = useSettled(query) === query;
  const options = searchQueries.found(sought ?? { loanId: 0 });
  const found = useQuery(sought && settled ? options : { ...options, queryFn: skipToken });
  const rows = sought ? (found.data ?? []) : [];
  return {
    group: {
      label: 'Customer Support',
      items: rows.slice(0, shownLoans).map(({ loanId, fullName }) => ({
        id: `support-loan-${loanId}`,
        label: `Loan ${loanId}${fullName === null ? '' : ` of ${fullName}`}`,
        run: () => void navigate(supportLoanAddress(loanId)),
      })),
    },
    loading: sought !== null && (!settled || found.isFetching),
    error: found.error,
    refetch: () => void found.refetch(),
  };
}
