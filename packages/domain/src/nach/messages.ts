/** The messages of NACH files; separate from the catalogue, so that they load with their pages. */
export const nachMessages = {
  processed: 'File processed succesfully',
  failed: 'File processing failed',
  csvOnly: 'Choose a .csv file',
  tooLarge: 'The file is larger than 5 MB',
  notCsv: (line: number) => `The file cannot be read as CSV: the quotes on line ${line} do not match`,
  notFound: 'There is no NACH file with this id',
  committing: 'This file is being committed already',
  committed: 'This file is committed. Committing it again posts nothing',
  discarded: 'This file was discarded',
  nothingToPost: 'No row of this file posts anything',
  readFailed: 'The NACH file could not be read. Try again',
  listFailed: 'The NACH files could not be read. Try again',
  commitFailed: 'The file could not be committed. Try again',
  discardFailed: 'The file could not be discarded. Try again',
  resultFailed: 'The result could not be downloaded. Try again',
} as const;
