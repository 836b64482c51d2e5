/** The messages about changing statements; separate from the catalogue, so that they load with the tab that needs
 *  them. */
export const statementMessages = {
  closed: 'Statements cannot be changed in this application status',
  missing: 'Bank statement not found',
  institutionUnknown: 'Choose one of the listed institutions',
  settingsFailed: 'The settings could not be saved',
  uploadFailed: 'The statement was not uploaded',
  removeFailed: 'The statement was not removed',
  institutionFailed: 'The institution was not saved',
  institutionsFailed: 'The institutions could not be loaded',
  noneReadable: 'No statement was accepted',
  notGenerated: 'The report could not be generated',
  notStored: 'It is not stored here.',
  /** The server's limit on the rows of all statements of a loan. */
  tooManyRows: 'The statements of a loan have at most 30,000 rows together.',
  tooMany: 'A loan has at most 24 bank statements. Remove one before adding another',
} as const;
