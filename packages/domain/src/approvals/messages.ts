/** The messages of requests that wait for a second person. */
export const approvalMessages = {
  loadFailed: 'The requests could not be read. Contact Admin',
  decideFailed: 'The request could not be decided. Contact Admin',
  takeBackFailed: 'The request could not be taken back. Contact Admin',
  duesChanged: 'Dues have changed. Please refresh',
  notFound: 'Request not found',
  notYours: 'Only who asked can take a request back',
  ended: 'This request has ended: nobody decided it within 7 days',
  closed: 'This loan is closed',
  noAccount: 'This loan has no account',
  closureWaits: 'A closure of this loan waits for approval already',
  reasonRequired: 'Enter a reason',
  nobody: 'Nobody else can approve this',
  whyNot: {
    role: 'Only a collections admin or a super user can decide this',
    maker: 'You asked for this; another person approves',
    setUpByMaker: 'Who asked has set your roles or your password in the last 7 days',
  },
  /** What became of it, when it was decided before. */
  decided: {
    approved: 'This request was approved already',
    refused: 'This request was refused already',
    takenBack: 'This request was taken back',
  },
  status: {
    waiver: { waits: 'Waiver waits for approval', done: 'Waiver added' },
    closure: { waits: 'Closure waits for approval', done: 'Loan closed' },
    receipt: { waits: 'Receipt waits for approval', done: 'Receipt added' },
    reversal: { waits: 'Reversal waits for approval', done: 'Reversal posted' },
    refund: { waits: 'Refund waits for approval', done: 'Refund paid out' },
  },
} as const;
