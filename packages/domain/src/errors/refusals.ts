/** Refusal messages used by the server only; separate from `messages`, so that no page loads them. */
export const refusals = {
  loanNotFound: 'Loan not found',
  customerNotFound: 'Customer not found',
  wrongLogin: 'Invalid email or password',
  /** @param because  the reason that was given; null when unknown */
  notApproved: (because: string | null) =>
    `Your account was not approved${because === null ? '' : `: ${because}`}`,
  /** @param by  who changed it; null when unknown */
  loanChanged: (by: string | null) =>
    `This loan was changed${by === null ? '' : ` by ${by}`} since you opened it`,
  consentThere: 'The consent is already recorded',
  vasFeedbackThere: 'You have already given VAS feedback on this loan. Edit it instead',
  vasFeedbackMoved: 'The VAS feedback on this loan has changed. Fetch the loan again',
  /** @param by  who saved it; null when unknown */
  weekChanged: (by: string | null) =>
    `This week was saved${by === null ? '' : ` by ${by}`} since you opened it`,
  /** @param by  who changed it; null when unknown */
  followUpChanged: (by: string | null) =>
    `This follow-up was changed${by === null ? '' : ` by ${by}`} since you opened it`,
  feedbackUnreadable: 'The feedback on this loan could not be read',
  feedbackMoved: 'The feedback on this loan has changed. Reload the loan',
  feedbackOfAnother: 'Only its author can edit a feedback',
  equifaxThere: 'The Equifax report is already there',
  bureauNotBegun: 'The bureau did not begin',
  bureauUnreachable: 'The bureau could not be reached',
} as const;
