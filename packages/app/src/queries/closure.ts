import { closeContract } from '@lending-desk/domain/approvals';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import { apiOf } from '../http/api';
import { useReread } from './useReread';
import { useWrite } from './useWrite';

const closeApi = apiOf(closeContract);

/** What is sent: the total overdue that is shown, in rupees, and the closing date where one was chosen. */
type Closure = { readonly overdueAmount: number; readonly closingDate?: BusinessDate };

/** Asks that a loan be closed [CO-076]. */
export function useCloseLoan(loanId: number) {
  const { reread } = useReread(loanId);
  return useWrite({
    word: 'closure',
    of: loanId,
    name: `Loan ${loanId}`,
    send: (closure: Closure, once) => {
      const sent = { loanId, ...closure };
      return once(
        sent,
        async idempotencyKey => (await closeApi.closeLoan(sent, { idempotencyKey })).data.status,
      );
    },
    done: reread,
    unknown: reread,
  });
}
