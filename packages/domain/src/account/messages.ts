/** The messages about one's own account; separate from the catalogue, so that they load with their pages. */
export const accountMessages = {
  sessionsFailed: 'Your sessions could not be loaded',
  notEnded: 'The session was not ended',
  sessionUnknown: 'This session does not exist',
  currentRequired: 'Current password is required',
  currentWrong: 'The current password is wrong',
  samePassword: 'Choose a password other than the current one',
  passwordFailed: 'The password was not changed',
  linkUnknown: 'This link was used already, or it is older than a day. Ask a super user for a new one',
} as const;
