import { closeContract } from '@lending-desk/domain/approvals';
import { apiOf } from '../http/api';
import { useReread } from './useReread';
import { useWrite } from './useWrite';

const closeApi = apiOf(closeContract);

/** Asks that a loan be closed.
 *  @returns a write of the total overdue that is shown, in rupees [CO-076] */
export function useCloseLoan(loanId: number) {
  const { reread } = useReread(loanId);
  return useWrite({
    word: 'closure',
    of: loanId,
    name: `Loan ${loanId}`,
    send: (overdueAmount: number, once) => {
      const sent = { loanId, overdueAmount };
      return once(
        sent,
        async idempotencyKey => (await closeApi.closeLoan(sent, { idempotencyKey })).data.status,
      );
    },
    done: reread,
    unknown: reread,
  });
}
