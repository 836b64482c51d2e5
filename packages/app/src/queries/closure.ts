import { closeContract } from '@lending-desk/domain/approvals';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const closeApi = apiOf(closeContract);

/** What is sent: the total overdue that is shown, in rupees, and the closing date where one was chosen. */
type Closure = { readonly overdueAmount: number; readonly closingDate?: BusinessDate };

/** Asks that a loan be closed [CO-076]. */
export const useCloseLoan = (loanId: number) =>
  useCall({
    word: 'closure',
    of: loanId,
    send: async (closure: Closure, ask) =>
      (await ask(closeApi.closeLoan, { loanId, ...closure })).data.status,
  });
