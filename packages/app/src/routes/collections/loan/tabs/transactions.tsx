import { can } from '@lending-desk/domain/access';
import { byHandKinds, whyNotByHand } from '@lending-desk/domain/approvals';
import { collectionsMessages, readStanding, readTransactions } from '@lending-desk/domain/collections';
import { messages } from '@lending-desk/domain/errors';
import { ByHandActions } from '@lending-desk/ui/collections/ByHandActions';
import { PaymentLinks } from '@lending-desk/ui/collections/PaymentLinks';
import { TransactionsTab } from '@lending-desk/ui/collections/TransactionsTab';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';
import { paymentLinkQueries } from '../../../../queries/paymentLinks';
import { useNotConfigured } from '../../../../session/useNotConfigured';
import { loadChunk } from '../../../../chunks/loadChunk';
import { useInAddress } from '../useInAddress';
import { readOf } from '../../../../http/readOf';

const CreateLink = lazy(async () => ({
  default: (await loadChunk(() => import('../dialogs'))).CreateLink,
}));
const ByHand = lazy(async () => ({ default: (await loadChunk(() => import('../dialogs'))).ByHand }));

/** What was paid, and the links by which it is asked for [CO-037, CO-038]. */
export function Tab({ id, viewer, detail }: LoanTabProps) {
  const read = useQuery({ ...paymentLinkQueries.ofLoan(id), enabled: useShown() });
  const notConfigured = useNotConfigured('Razorpay');
  const transactions = readTransactions(detail.raw);
  const standing = readStanding(detail.raw);
  const whyNot = whyNotByHand(can(viewer, 'addReceipt'), standing, transactions);
  const closed = standing.state === 'ready' && standing.value.closedOn !== null;
  const [asked, ask] = useInAddress('ask', byHandKinds);
  const [creating, setCreating] = useState(false);
  return (
    <>
      <TransactionsTab transactions={transactions} actions={<ByHandActions onAsk={ask} whyNot={whyNot} />} />
      <PaymentLinks
        links={readOf(read, messages.page.contactAdmin)}
        onCreate={() => setCreating(true)}
        whyNot={
          closed
            ? collectionsMessages.waiver.closed
            : can(viewer, 'createPaymentLink')
              ? notConfigured
              : messages.statusChange.viewerOnly
        }
      />
      {asked !== null && whyNot[asked] === undefined ? (
        <Suspense>
          <ByHand kind={asked} detail={detail} onClose={() => ask(null)} />
        </Suspense>
      ) : null}
      {creating ? (
        <Suspense>
          <CreateLink id={id} detail={detail} onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
