import { can } from '@lending-desk/domain/access';
import { readTransactions } from '@lending-desk/domain/collections';
import { messages } from '@lending-desk/domain/errors';
import { PaymentLinks, type PaymentLinksProps } from '@lending-desk/ui/collections/PaymentLinks';
import { TransactionsTab } from '@lending-desk/ui/collections/TransactionsTab';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { textOf } from '../../../../http/apiError';
import type { LoanTabProps } from '../../../../loan/registry';
import { paymentLinkQueries } from '../../../../queries/paymentLinks';
import { useNotConfigured } from '../../../../session/useNotConfigured';
import { loadChunk } from '../../../loadChunk';

const CreateLink = lazy(async () => ({
  default: (await loadChunk(() => import('../CreateLink'))).CreateLink,
}));

/** What was paid, and the links by which it is asked for [CO-037, CO-038]. */
export function Tab({ id, viewer, detail }: LoanTabProps) {
  const read = useQuery({ ...paymentLinkQueries.ofLoan(id), enabled: useShown() });
  const notConfigured = useNotConfigured('Razorpay');
  const [creating, setCreating] = useState(false);
  let links: PaymentLinksProps['links'] = { state: 'loading' };
  if (read.data) links = { state: 'ready', value: read.data };
  else if (read.error && !read.isFetching)
    links = {
      state: 'failed',
      message: textOf(read.error, messages.page.contactAdmin),
      onRetry: () => void read.refetch(),
    };
  return (
    <>
      <TransactionsTab transactions={readTransactions(detail.raw)} />
      <PaymentLinks
        links={links}
        onCreate={() => setCreating(true)}
        whyNot={can(viewer, 'createPaymentLink') ? notConfigured : messages.statusChange.viewerOnly}
      />
      {creating ? (
        <Suspense>
          <CreateLink id={id} detail={detail} onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
