import { askContract } from '@lending-desk/domain/approvals';
import type { WaiverRequest } from '@lending-desk/domain/collections';
import { apiOf } from '../http/api';
import { putIntoLoan } from './loan';
import { useReread } from './useReread';
import { useWrite } from './useWrite';

const askApi = apiOf(askContract);

/** A waiver in the drafts. */
export const waiverForm = 'waiver';

/** Asks for a waiver; the payments of the loan are those of the answer at once [CO-068]. */
export function useAddWaiver(loanId: number) {
  const { client, reread } = useReread(loanId);
  return useWrite({
    word: waiverForm,
    of: loanId,
    name: `Loan ${loanId}`,
    send: (waiver: WaiverRequest, once) => {
      const sent = { loanId, ...waiver };
      return once(sent, async idempotencyKey => (await askApi.addWaiver(sent, { idempotencyKey })).data);
    },
    done: async ({ transactions }) => {
      await putIntoLoan(client, loanId, detail => ({
        ...detail,
        raw: { ...detail.raw, transactionDetails: transactions },
      }));
      reread();
    },
    unknown: reread,
  });
}
