/** The messages of the pages before sign-in. Part of `messages`, but separate so that the sign-in page loads
 *  nothing else. Spelled exactly as in the documents. */
export const signinMessages = {
  page: {
    errorTitle: 'Error Occurred',
    loadFailed: 'Error Occured. Please try again later',
  },

  auth: {
    login: 'Login',
    loginExpired: 'Login Expired',
    loginExpiredText: 'Your Login has expired. Please login again',
    loginFailed: 'Error Occurred while logging in',
    noDesk: 'You do not have permission to access this',
    emailRequired: 'Email is required',
    passwordRequired: 'Password is required',
    awaitingApproval: 'Your account is awaiting approval',
    tooManyAttempts: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    writeRefused: 'You do not have permission to perform this action',
  },

  signUp: {
    nameRequired: 'Name is required',
    emailInvalid: 'Invalid email',
    emailDomain: (domain: string) => `Email should be of ${domain}`,
    passwordShort: 'Min 8 characters',
    passwordHelp: '9 or more characters',
    done: 'Sign up successful. Please wait for account approval from admin',
    settingsFailed: 'Sign up is not ready: the mail domain could not be loaded',
    settingsLoading: 'Sign up is being made ready',
    incomplete: 'Fill in name, email and password first',
    notRight: 'Correct the name, email or password first',
  },

  forms: {
    emailInvalid: 'Kindly enter valid Email ID',
    loanIdRequired: 'Loan Id is Required',
  },
} as const;
