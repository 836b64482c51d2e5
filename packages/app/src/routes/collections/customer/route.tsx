import { isDisbursed } from '@lending-desk/domain/access';
import { collectionsListMessages } from '@lending-desk/domain/collections';
import { resolveLoanKey, type SearchFor, type SearchRow } from '@lending-desk/domain/loan';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { CustomerLoansScreen } from '@lending-desk/ui/screens/CustomerLoansScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { searchQueries } from '../../../queries/search';
import { shownOf } from '../../../retry/shownOf';
import { useListRetry } from '../../../retry/useListRetry';
import { collectionsLoanAddress } from '../addresses';

/** The loans of a customer, by the phone or the loan id of the address [SH-017, M49, X-34]. */
export function Component() {
  const { phoneNumber = '' } = useParams();
  const meant = resolveLoanKey(phoneNumber);
  // The loader has sent any other key away.
  if (meant.kind === 'unknown') return null;
  return meant.kind === 'phone' ? (
    <CollectionLoans key={phoneNumber} of={meant.phone} sought={{ phone: meant.phone }} />
  ) : (
    <CollectionLoans
      key={phoneNumber}
      of={`the customer of loan ${meant.loanId}`}
      sought={{ loanId: meant.loanId }}
    />
  );
}

function CollectionLoans({ of, sought }: { of: string; sought: SearchFor }) {
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const found = useQuery(searchQueries.found(sought));
  const retry = useListRetry(found);
  return (
    <CustomerLoansScreen
      of={of}
      opens="disbursed"
      loans={shownOf(found.data, retry && { retry })}
      onOpen={useCallback(
        ({ loanId, approvalStatus }: SearchRow) => {
          if (isDisbursed(approvalStatus)) void navigate(collectionsLoanAddress(loanId));
          else show({ message: collectionsListMessages.notDisbursed, tone: 'error' });
        },
        [navigate, show],
      )}
    />
  );
}
