import {
  askContract,
  type ByHand,
  type ReceiptRequest,
  type RefundRequest,
  type ReversalRequest,
} from '@lending-desk/domain/approvals';
import { useCallback } from 'react';
import { apiOf } from '../http/api';
import { fetchWithProgress, keyOfFile } from '../http/fetchWithProgress';
import { useReread } from './useReread';
import { useWrite } from './useWrite';

const askApi = apiOf(askContract);

/** What is asked for by hand, in the drafts. */
export const byHandForms: Readonly<Record<ByHand, string>> = {
  receipt: 'receiptByHand',
  reversal: 'reversal',
  refund: 'refund',
};

type Key = { readonly idempotencyKey: string };
type Answer = { readonly data: { readonly status: string } };

/** Asks for something that waits for another person.
 *  @returns a write, whose answer is the status in words */
function useAsk<Input extends object>(
  loanId: number,
  kind: ByHand,
  call: (sent: Input & { readonly loanId: number }, key: Key) => Promise<Answer>,
) {
  const { reread } = useReread(loanId);
  return useWrite({
    word: byHandForms[kind],
    of: loanId,
    name: `Loan ${loanId}`,
    send: (input: Input, once) => {
      const sent = { loanId, ...input };
      return once(sent, async idempotencyKey => (await call(sent, { idempotencyKey })).data.status);
    },
    done: reread,
    unknown: reread,
  });
}

/** Uploads a file that proves what is asked for.
 *  @returns its key */
export const useAttachProof = (loanId: number) =>
  useCallback(
    async (
      file: File,
      { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
    ): Promise<string> => {
      const sent = { loanId, file };
      const options = { signal, idempotencyKey: keyOfFile(file), fetch: fetchWithProgress(onProgress) };
      return (await askApi.attach(sent, options)).data.attachment;
    },
    [loanId],
  );

/** Asks that a receipt by hand be booked [M24, M36]. */
export const useAskReceipt = (loanId: number) => useAsk<ReceiptRequest>(loanId, 'receipt', askApi.addReceipt);

/** Asks that a payment or waiver be turned round [M26, M36]. */
export const useAskReversal = (loanId: number) =>
  useAsk<ReversalRequest>(loanId, 'reversal', askApi.reverseReceipt);

/** Asks that money due back be paid out [M33, M36]. */
export const useAskRefund = (loanId: number) => useAsk<RefundRequest>(loanId, 'refund', askApi.refund);
