/** The messages of the collections list and its search. */
export const collectionsListMessages = {
  nothingFound: 'No loan has this mobile number or loan id',
  nextFailed: 'The order of work could not be made. Please try again later',
  notDisbursed: 'Not disbursed: collections opens disbursed loans only',
} as const;
