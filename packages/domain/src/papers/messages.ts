/** The messages of the papers about a loan. */
export const paperMessages = {
  quoteFailed: 'The quote could not be made. Try again',
  letterFailed: 'The letter could not be made. Try again',
  memoFailed: 'The memo could not be made. Try again',
  notDecided: 'This loan is not decided yet',
  noAccount: 'This loan has no account',
  closed: 'This loan is closed: nothing is quoted',
  notClosed: 'This loan is not closed yet',
  writersOnly: 'Only collections agents and admins may download papers',
} as const;
