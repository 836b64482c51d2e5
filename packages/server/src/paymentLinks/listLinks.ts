import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';
import { openLoan } from '../loan/openLoan';
import { linkOnWire, linksOf } from './linkRows';

/** Reads the payment links of a loan (CO-045). */
export const listLinks: Verb<typeof contract.paymentLinks.list> = async (context, { loanId: ref }) => {
  const { loanId } = await openLoan(context.db, context, ref, 'collections');
  const links = await linksOf(context.db, loanId);
  return { data: { paymentLinks: links.map(linkOnWire) } };
};
