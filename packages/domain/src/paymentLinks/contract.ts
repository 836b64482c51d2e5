import * as v from 'valibot';
import { collectionsMessages } from '../collections/messages';
import { declareCall, jsonData, jsonBody } from '../contract/call';
import { loanRef, wireRupees } from '../contract/wire';
import { messages } from '../errors/messages';
import { paymentLinkSchema } from './schema';

/** GET the payment links of a loan, newest first (CO-045). */
export const readPaymentLinks = declareCall({
  name: 'paymentLinks.list',
  method: 'GET',
  path: '/api/v1/collections/fetch-all-payment-links',
  access: { kind: 'anyOf', groups: ['collections'] },
  query: v.object({ loanId: loanRef }),
  answer: jsonData({ paymentLinks: v.array(paymentLinkSchema) }),
  failure: { shows: 'first', fallback: messages.page.contactAdmin },
});

/** POST to ask for an amount, in rupees, by a payment link (CO-046). `success` false says that the provider made none;
 *  when its answer was lost, the link reads 'unknown' until the provider has been asked for it. */
export const createPaymentLink = declareCall({
  name: 'paymentLinks.create',
  method: 'POST',
  path: '/api/v1/collections/create-razorpay-payment-link',
  access: { kind: 'anyOf', groups: ['collectionsWrite'] },
  body: jsonBody({ loanId: loanRef, amount: wireRupees }),
  answer: {
    kind: 'json',
    schema: v.object({
      success: v.optional(v.boolean()),
      errorMessages: v.optional(v.array(v.string())),
    }),
  },
  failure: { shows: 'first', fallback: collectionsMessages.paymentLink.createFailed },
  repeat: 'money',
});

/** The calls about payment links. */
export const paymentLinksContract = { list: readPaymentLinks, create: createPaymentLink } as const;
