/** The messages of a replay. */
export const replayMessages = {
  notDecided: 'This loan is not decided yet: there is nothing to replay',
  readFailed: 'The replay could not be read',
  nothingChanges: 'Nothing is changed in a replay',
} as const;
