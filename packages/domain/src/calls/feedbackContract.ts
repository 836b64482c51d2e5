import * as v from 'valibot';
import { declareCall, jsonBody, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { messages } from '../errors/messages';
import { callAnswerEntries, callFeedbackText } from './callFeedbackRequest';

/** POST the signed-in reviewer's feedback on a call of customer support (CS-084). It replaces their earlier one
 *  . 409 for a call that was not answered. Answers the calls of the loan with their ratings. */
export const rateCustomerCall = declareCall({
  name: 'calls.rateForSupport',
  method: 'POST',
  path: '/api/v1/loan-feedback/cs-call-rating-feedback',
  access: { kind: 'anyOf', groups: ['customerCallReview'] },
  body: jsonBody({
    callRecordingId: boundedText(200),
    feedback: callFeedbackText,
    ...callAnswerEntries,
    loanId: loanRef,
  }),
  answer: jsonData({ status: v.string(), callRecordings: v.array(v.unknown()) }),
  failure: { shows: 'first', fallback: messages.page.contactAdmin },
  repeat: 'key',
});

/** The same of collections (CO-087). */
export const rateCollectionsCall = declareCall({
  ...rateCustomerCall,
  name: 'calls.rateForCollections',
  path: '/api/v1/loan-feedback/collection-call-rating-feedback',
  access: { kind: 'anyOf', groups: ['collectionCallReview'] },
});

/** POST a recording of a call that the telephony provider did not report, by its address (SH-082). The server's
 *  words are in `error` (SH-083). */
export const uploadRecording = declareCall({
  name: 'calls.uploadRecording',
  method: 'POST',
  path: '/api/v1/customer-service/upload-call-recording',
  access: { kind: 'desk', may: 'write', with: 'ratedCalls' },
  body: jsonBody({ loan_id: loanRef, recordingUrl: boundedText(2000) }),
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'first', fallback: messages.page.contactAdmin, body: 'error' },
  repeat: 'key',
});

/** The calls about recordings; apart from those for telephony, which every loan loads. */
export const recordingsContract = {
  rateForSupport: rateCustomerCall,
  rateForCollections: rateCollectionsCall,
  uploadRecording,
} as const;
