/** The messages of single sign-on; separate from the catalogue, so that they load with its page. */
export const singleSignOnMessages = {
  notConfigured: 'Single sign-on is not configured',
  unreachable: (provider: string) => `${provider} could not be reached`,
  refused: (provider: string) => `${provider} did not sign you in. Please try again`,
  over: 'This sign-in was already used or is too old. Please try again',
  emailUnverified: (provider: string) => `${provider} has no verified e-mail address of yours`,
  notOfOrganisation: (provider: string) => `Your account at ${provider} is not one of this organisation`,
  ofAnother: 'Your e-mail address belongs to the account of somebody else. Please ask your admin',
  disabled: 'Your account is disabled. Please ask your admin',
  failed: 'Single sign-on could not be reached. Please try again, or use your password',
} as const;
