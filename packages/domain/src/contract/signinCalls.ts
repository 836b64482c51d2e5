import { login, logout, readProfile, readSignInSettings, refreshToken, signUp } from '../signin/contract';

/** What is called before anybody is known, and to know who it is. Apart, so that the sign-in page carries no more. */
export const signinContract = {
  signin: {
    login,
    refresh: refreshToken,
    logout,
    signUp,
    profile: readProfile,
    settings: readSignInSettings,
  },
} as const;
