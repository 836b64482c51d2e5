/** The messages about call feedback and recordings; separate from the catalogue, so that they load with the tab that
 *  needs them. */
export const callFeedbackMessages = {
  saved: 'Call feedback saved',
  notAnswered: 'A call that was not answered has no feedback',
  notEnded: 'The call has not ended',
  callMissing: 'This call is not among the calls of the loan',
  urlWrong: 'The address of a recording begins with https://',
  hostUnknown: 'Recordings of this host cannot be played here',
  urlRequired: 'The address of the recording is required',
  recordingAdded: 'Uploaded',
} as const;
