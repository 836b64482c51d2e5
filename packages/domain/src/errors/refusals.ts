/** Refusal messages used by the server only; separate from `messages`, so that no page loads them. */
export const refusals = {
  loanNotFound: 'Loan not found',
  customerNotFound: 'Customer not found',
  wrongLogin: 'Invalid email or password',
  /** @param by  who changed it; null when unknown */
  loanChanged: (by: string | null) =>
    `This loan was changed${by === null ? '' : ` by ${by}`} since you opened it`,
  equifaxThere: 'The Equifax report is already there',
  bureauNotBegun: 'The bureau did not begin',
  bureauUnreachable: 'The bureau could not be reached',
} as const;
