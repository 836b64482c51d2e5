import { type CallAnswers, callFeedbackMessages, recordingsContract } from '@lending-desk/domain/calls';
import { apiOf } from '../http/api';
import { useLoanMutation } from './useLoanMutation';

const recordingsApi = apiOf(recordingsContract);

/** What is done to one call: its draft has the same name. */
export const rateWord = (callId: string) => `callFeedback.${callId}`;

/** Stores the person's feedback on a call and puts the answered calls into the loan [CS-084, CO-087].
 *  @param rate  the call of the desk */
export function useRateCall(loanId: number, callId: string, rate: 'rateForSupport' | 'rateForCollections') {
  return useLoanMutation({
    word: rateWord(callId),
    loanId,
    send: async (answers: CallAnswers, once) => {
      const sent = { ...answers, loanId, callRecordingId: callId };
      return once(sent, async idempotencyKey => (await recordingsApi[rate](sent, { idempotencyKey })).data);
    },
    patch: (detail, { callRecordings }) => ({ ...detail, callRecordings }),
    says: ({ status }) => status,
  });
}

/** Adds a recording by its address; the loan is read again [SH-082]. */
export function useUploadRecording(loanId: number) {
  return useLoanMutation({
    word: 'recording',
    loanId,
    send: (recordingUrl: string, once) => {
      const sent = { loan_id: loanId, recordingUrl };
      return once(sent, idempotencyKey => recordingsApi.uploadRecording(sent, { idempotencyKey }));
    },
    says: callFeedbackMessages.recordingAdded,
  });
}
