/** The messages of the cash book; separate from the catalogue, so that they load with its page. */
export const cashBookMessages = {
  readFailed: 'The cash book could not be read. Try again',
  exportFailed: 'The cash book could not be exported. Try again',
  dayToCome: 'This day is not over',
} as const;
