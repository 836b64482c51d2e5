/** The messages about stored files; separate from the catalogue, so that they load with the tab that needs
 *  them. */
export const fileMessages = {
  fileFailed: 'The file could not be read',
  linkExpired: 'This link has expired. Reload the loan for a new one',
  linkUnknown: 'This link is not valid',
  fileMissing: 'File not stored',
  fileRevealFailed: 'The document could not be shown',
  filesFailed: 'The stored files could not be loaded',
  fileRemoveFailed: 'The file could not be removed',
  /** @param kinds  'PDF', 'CSV' */
  wrongKind: (kinds: readonly string[]) =>
    `Only ${kinds.join(', ').replace(/, (?=[^,]+$)/, ' or ')} files can be used`,
  tooLarge: (megabytes: number) => `Larger than ${megabytes} MB`,
  empty: 'The file is empty',
  /** After the name of the part. */
  damaged: 'cannot be opened: the file is damaged, incomplete or too large',
  chosenAlready: 'This file was chosen already',
  cancelled: 'Cancelled',
  sendFailed: 'The file was not sent',
  notSentYet: 'Not uploaded yet',
} as const;
