import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { loanRef } from '../contract/wire';
import { messages } from '../errors/messages';

/** POST that the customer consents to microfinance (CS-032). 409 when it is recorded already. */
export const recordConsent = declareCall({
  name: 'applicant.consent',
  method: 'POST',
  path: '/api/v1/customer-service/record-microfinance-consent/:loanId',
  access: { kind: 'anyOf', groups: ['customerSupportWrite'] },
  params: v.object({ loanId: loanRef }),
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'first', fallback: messages.applicant.updateFailed },
  repeat: 'key',
});

/** The calls about the customer who applied. */
export const applicantContract = { consent: recordConsent } as const;
