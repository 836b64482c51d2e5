import * as v from 'valibot';
import { collectionsMessages } from '../collections/messages';
import { declareCall, jsonBody } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef, wholeNumberText } from '../contract/wire';

/** POST which receipt pays which EMI (CO-054): `index` is the position in the stored list of EMIs, counted from 0, and
 *  `id`, if it comes along, its due date. All of the updates are made or none. */
export const mapEmis = declareCall({
  name: 'mapping.mapEmis',
  method: 'POST',
  path: '/api/v1/collections/:loanId/update-emi-paid-status',
  access: { kind: 'anyOf', groups: ['collectionsAdmin'] },
  params: v.object({ loanId: loanRef }),
  body: jsonBody({
    updates: v.pipe(
      v.array(
        v.object({
          index: wholeNumberText(0, 600),
          paymentId: boundedText(200),
          id: v.optional(boundedText(100)),
        }),
      ),
      v.minLength(1, 'updates names no EMI'),
      v.maxLength(100, 'At most 100 updates'),
    ),
  }),
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'first', fallback: collectionsMessages.emi.updateFailed },
  repeat: 'money',
});

/** The calls that map money to EMIs. */
export const mappingContract = { mapEmis } as const;
