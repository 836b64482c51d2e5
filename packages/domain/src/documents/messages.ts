/** The words about files and passwords; apart from the catalogue, so that they come with the tab that needs them. */
export const documentMessages = {
  fileFailed: 'The file could not be read',
  linkExpired: 'This link has expired. Reload the loan for a new one',
  linkUnknown: 'This link is not valid',
  fileMissing: 'File not stored',
  fileRevealFailed: 'The document could not be shown',
  revealFailed: 'The password could not be shown',
  statementMissing: 'Bank statement not found',
  sealedElsewhere: 'The password was sealed with another secret and cannot be opened',
} as const;
