/** The messages about follow-ups. */
export const followUpMessages = {
  readFailed: 'The follow-up could not be read',
  saveFailed: 'The follow-up could not be saved',
  doneFailed: 'The follow-up could not be marked as done',
  fromToday: 'Choose today or a later day',
  saved: 'Follow-up saved',
  done: 'Follow-up done',
} as const;
