/** The messages of the operations screen; separate from the catalogue, so that they load with that screen. */
export const operationsMessages = {
  readFailed: 'The state of the server could not be loaded',
  runAgainFailed: 'The job was not queued again',
  giveUpFailed: 'The job was not given up',
  notFound: 'This job does not exist',
  notDead: 'Only a dead job can be run again',
  ended: 'This job has ended meanwhile',
  disburseFailed: 'The loan was not disbursed',
  loanIdWrong: 'Enter the id of a loan',
  dayMissing: 'Enter the day the money left',
  referenceWrong: 'Enter the bank’s reference, 6 to 35 letters and digits',
  disbursed: 'Loan disbursed',
  ledgerCheckUnread: 'The last check of the ledger could not be read',
  ledgerCheckFailed: 'The check of the ledger was not started',
  ledgerCheckRuns: 'The ledger is being checked already',
  ledgerCheckStarted: 'The check of the ledger has started',
} as const;
