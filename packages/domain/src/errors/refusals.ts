/** What only the server says when it refuses a call; apart from `messages`, so that no page carries it. */
export const refusals = {
  loanNotFound: 'Loan not found',
  customerNotFound: 'Customer not found',
  wrongLogin: 'Invalid email or password',
  /** @param by  whoever changed it; null where nobody is known */
  loanChanged: (by: string | null) =>
    `This loan was changed${by === null ? '' : ` by ${by}`} since you opened it`,
  equifaxThere: 'The Equifax report is already there',
  bureauNotBegun: 'The bureau did not begin',
  bureauUnreachable: 'The bureau could not be reached',
} as const;
