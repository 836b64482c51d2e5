/** The messages of a loan at the collections desk; separate from the catalogue, so that they load with its page. */
export const collectionsMessages = {
  noAccount: 'This loan has no account: its money could not be read when the loan was imported',
  commentUnreadable: 'The comments on this loan could not be read',
  commentMoved: 'The comments on this loan have changed. Reload the loan',
  commentFailed: 'The comment could not be saved. Contact Admin',
} as const;
