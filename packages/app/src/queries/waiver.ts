import { askContract } from '@lending-desk/domain/approvals';
import type { WaiverRequest } from '@lending-desk/domain/collections';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const askApi = apiOf(askContract);

/** A waiver in the drafts. */
export const waiverForm = 'waiver';

/** Asks for a waiver; the payments of the loan are those of the answer at once [CO-068]. */
export function useAddWaiver(loanId: number) {
  return useCall({
    word: waiverForm,
    of: loanId,
    send: async (waiver: WaiverRequest, ask) => (await ask(askApi.addWaiver, { loanId, ...waiver })).data,
    patch: (detail, { transactions }) => ({
      ...detail,
      raw: { ...detail.raw, transactionDetails: transactions },
    }),
    changesMore: true,
  });
}
