import type { NextAccount, NextAccounts } from '@lending-desk/domain/collections';
import { desks } from '@lending-desk/domain/access';
import { Link } from '@lending-desk/ui/primitives/Link';
import { NextAccountsScreen } from '@lending-desk/ui/screens/NextAccountsScreen';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListPage } from '../../../loan/list/useListPage';
import { nextQueries } from '../../../queries/next';
import { useViewer } from '../../../session/useViewer';
import { collectionsLoanAddress } from '../addresses';
import { nextAddress, readNextView } from './factors';

const order = {
  read: readNextView,
  addressOf: nextAddress,
  query: nextQueries.accounts,
  rowsOf: ({ accounts }: NextAccounts) => accounts,
};

/** Which account to turn to next [M47]. */
export function Component() {
  const { view, shown, answer, failure, show, leave, returnedTo } = useListPage(order, useViewer());
  const navigate = useNavigate();
  return (
    <NextAccountsScreen
      list={shown.state === 'failed' ? { ...shown, message: failure } : shown}
      made={answer ?? null}
      factors={view.factors}
      onFactors={factors => show({ factors })}
      onOpen={useCallback(
        (account: NextAccount) => {
          leave(account);
          void navigate(collectionsLoanAddress(account.loanId));
        },
        [leave, navigate],
      )}
      selectedKey={returnedTo}
      tools={<Link to={desks.collections.home}>All disbursed loans</Link>}
    />
  );
}
