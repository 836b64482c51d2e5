import {
  askContract,
  type ByHand,
  type ReceiptRequest,
  type RefundRequest,
  type ReversalRequest,
} from '@lending-desk/domain/approvals';
import { useCallback } from 'react';
import { apiOf } from '../http/api';
import type { ApiCall } from '../http/client';
import { fetchWithProgress, keyOfFile } from '../http/fetchWithProgress';
import { useCall } from './useCall';

const askApi = apiOf(askContract);

/** What is asked for by hand, in the drafts. */
export const byHandForms: Readonly<Record<ByHand, string>> = {
  receipt: 'receiptByHand',
  reversal: 'reversal',
  refund: 'refund',
};

/** Asks for something that waits for another person.
 *  @returns a write, whose answer is the status in words */
const useAsk = <Input extends object>(
  loanId: number,
  kind: ByHand,
  call: ApiCall<Input & { readonly loanId: number }, { readonly data: { readonly status: string } }>,
) =>
  useCall({
    word: byHandForms[kind],
    of: loanId,
    send: async (input: Input, ask) => (await ask(call, { loanId, ...input })).data.status,
  });

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
