import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { messages } from '../errors/messages';
import { pdRequestSchema } from './schema';

/** POST the feedback of a pre-disbursal call (CR-123). 422 with the first missing answer in words, in the order
 *  of `firstPdFault`; answers every feedback of the loan, newest first, as the loan itself carries them. */
export const savePdFeedback = declareCall({
  name: 'pd.save',
  method: 'POST',
  path: '/api/v1/credit-dashboard/credit-pd-feedback',
  access: { kind: 'anyOf', groups: ['creditWrite'] },
  body: { kind: 'json', schema: pdRequestSchema },
  answer: jsonData({ creditPdFeedback: v.array(v.record(v.string(), v.unknown())) }),
  failure: { shows: 'first', fallback: messages.page.contactAdmin },
  repeat: 'key',
});

/** The calls for PD feedback. */
export const pdContract = { save: savePdFeedback } as const;
