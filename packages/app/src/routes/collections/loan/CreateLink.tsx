import { instantOfEpochMs } from '@lending-desk/domain/calendar';
import { collectionsMessages, readForeclosure } from '@lending-desk/domain/collections';
import type { LoanDetail } from '@lending-desk/domain/loan';
import { zeroPaise } from '@lending-desk/domain/money';
import { askedByLinks, type MaxAmount, maxAmountOf } from '@lending-desk/domain/paymentLinks';
import { PaymentLinkDialog } from '@lending-desk/ui/collections/PaymentLinkDialog';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { collectionsQueries } from '../../../queries/collections';
import { paymentLinkQueries, useCreatePaymentLink } from '../../../queries/paymentLinks';

export type CreateLinkProps = { id: string; detail: LoanDetail; onClose: () => void };

/** The dialog that asks for an amount by a payment link [CO-039 to CO-046]. */
export function CreateLink({ id, detail, onClose }: CreateLinkProps) {
  const { press, pending, error, reset } = useCreatePaymentLink(detail.core.loanId);
  const { show } = useSnackbar();
  const { createFailed, maxExceeded } = collectionsMessages.paymentLink;
  useEffect(() => reset, [reset]);
  return (
    <PaymentLinkDialog
      open
      max={useMaxAmount(id, detail)}
      create={
        pending
          ? { state: 'running' }
          : error === null
            ? { state: 'idle' }
            : { state: 'failed', message: error.message === createFailed ? undefined : error.message }
      }
      onCreate={amount => void press(amount, { done: onClose })}
      onExceeded={() => show({ message: maxExceeded, tone: 'error' })}
      onClose={onClose}
    />
  );
}

/** Max Amount as of now; null while what it is made of is read [CO-042]. */
function useMaxAmount(id: string, { raw }: LoanDetail): MaxAmount | null {
  const outstanding = useQuery(collectionsQueries.outstanding(id)).data;
  const links = useQuery(paymentLinkQueries.ofLoan(id)).data;
  const [now] = useState(() => instantOfEpochMs(Date.now()));
  if (!outstanding || !links) return null;
  const closing = readForeclosure(raw);
  const held = closing.state === 'ready' ? (closing.value.today.held ?? zeroPaise) : zeroPaise;
  return maxAmountOf(outstanding, { held, openLinks: askedByLinks(links, now) });
}
