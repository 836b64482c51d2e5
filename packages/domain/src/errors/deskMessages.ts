/** The messages of the queue. Part of `messages`, but separate so that the queue loads nothing else. Spelled
 *  exactly as in the documents. */
export const deskMessages = {
  table: {
    empty: 'Sorry, nothing to display here :(',
  },

  search: {
    phone: 'Enter a mobile number of ten digits',
    loanId: 'A loan id is a whole number of at most nine digits',
  },

  loan: {
    loading: 'Loading Data',
    listFailed: 'Error in fetching loans. Please try again later',
    tooFar: 'Pages behind the 400th are found from one page to the next. Narrow the list by its filters',
    notAssignedToYou: 'Cannot access loan not assigned to you',
    assignRefused: 'Loan Could not be assigned',
    assignFailed: 'Error in assigning loan',
    revealFailed: 'The value could not be shown',
    newsFailed: 'Changes to this loan cannot be followed',
    statusUnknown: (status: string) => `The status “${status}” is unknown. The loan cannot be decided`,
    statusCannotChange: (from: string, to: string) => `Status cannot change from ${from} to ${to}`,
    sourceFailedDetail: 'Loan source was not saved.',
  },
} as const;
