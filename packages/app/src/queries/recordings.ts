import { type CallAnswers, callFeedbackMessages, recordingsContract } from '@lending-desk/domain/calls';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const recordingsApi = apiOf(recordingsContract);

/** What is done to one call: its draft has the same name. */
export const rateWord = (callId: string) => `callFeedback.${callId}`;

/** Stores the person's feedback on a call and puts the answered calls into the loan [CS-084, CO-087].
 *  @param rate  the call of the desk */
export function useRateCall(loanId: number, callId: string, rate: 'rateForSupport' | 'rateForCollections') {
  return useCall({
    word: rateWord(callId),
    of: loanId,
    send: async (answers: CallAnswers, ask) =>
      (await ask(recordingsApi[rate], { ...answers, loanId, callRecordingId: callId })).data,
    patch: (detail, { callRecordings }) => ({ ...detail, callRecordings }),
    says: ({ status }) => status,
  });
}

/** Adds a recording by its address; the loan is read again [SH-082]. */
export function useUploadRecording(loanId: number) {
  return useCall({
    word: 'recording',
    of: loanId,
    send: (recordingUrl: string, ask) =>
      ask(recordingsApi.uploadRecording, { loan_id: loanId, recordingUrl }),
    says: callFeedbackMessages.recordingAdded,
  });
}
