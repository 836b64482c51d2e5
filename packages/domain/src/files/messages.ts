/** The words about stored files; apart from the catalogue, so that they come with the tab that needs them. */
export const fileMessages = {
  fileFailed: 'The file could not be read',
  linkExpired: 'This link has expired. Reload the loan for a new one',
  linkUnknown: 'This link is not valid',
  fileMissing: 'File not stored',
  fileRevealFailed: 'The document could not be shown',
} as const;
