import type { Paise } from '@lending-desk/domain/money';
import { paiseToRupees } from '@lending-desk/domain/money';
import { paymentLinksContract } from '@lending-desk/domain/paymentLinks';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { loanQueries } from './loan';
import { useCall } from './useCall';

const paymentLinksApi = apiOf(paymentLinksContract);

export const paymentLinkQueries = {
  /** The payment links of a loan [CO-045]; read again with the loan. */
  ofLoan: (id: string) =>
    queryOptions({
      queryKey: [...loanQueries.details(), id, 'money', 'links'],
      queryFn: async ({ signal }) => {
        const { paymentLinks } = (await paymentLinksApi.list({ loanId: id }, { signal })).data;
        // A link of the sandbox is an address of this server.
        return paymentLinks.map(link => ({
          ...link,
          paymentLink: link.paymentLink && new URL(link.paymentLink, location.origin).href,
        }));
      },
      refetchOnWindowFocus: false,
    }),
};

/** Asks for an amount by a payment link [CO-046]. */
export function useCreatePaymentLink(loanId: number) {
  return useCall({
    word: 'paymentLink',
    of: loanId,
    send: (amount: Paise, ask) => ask(paymentLinksApi.create, { loanId, amount: paiseToRupees(amount) }),
  });
}
