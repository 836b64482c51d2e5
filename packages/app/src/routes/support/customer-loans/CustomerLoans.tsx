import type { SearchRow } from '@lending-desk/domain/loan';
import { CustomerLoansScreen } from '@lending-desk/ui/screens/CustomerLoansScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchQueries } from '../../../queries/search';
import { shownOf } from '../../../retry/shownOf';
import { useListRetry } from '../../../retry/useListRetry';
import { supportLoanAddress } from '../addresses';
import { loadSupportLoanPage } from '../loan/load';

function prefetchPage() {
  // Files that fail to load are reported when the loan is opened.
  loadSupportLoanPage().catch(() => undefined);
}

/** The loans of the customer with a mobile number [SH-011].
 *  @param phone  its ten digits */
export function CustomerLoans({ phone }: { phone: string }) {
  const navigate = useNavigate();
  const found = useQuery(searchQueries.found({ phone }));
  const retry = useListRetry(found);
  return (
    <CustomerLoansScreen
      of={phone}
      loans={shownOf(found.data, retry && { retry })}
      onOpen={useCallback((row: SearchRow) => void navigate(supportLoanAddress(row.loanId)), [navigate])}
      onHover={prefetchPage}
    />
  );
}
