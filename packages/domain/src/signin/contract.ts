import * as v from 'valibot';
import { roles } from '../access/roleGroups';
import { declareCall, jsonBody, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { longestName } from './rules';
import { signinMessages } from '../errors/signinMessages';

/** The signed-in person (SH-028): roles are empty by default; unknown roles are dropped. */
export const userSchema = v.object({
  idString: v.string(),
  fullName: v.string(),
  email: v.string(),
  roles: v.pipe(
    v.nullish(v.array(v.string()), []),
    v.transform(names => roles.filter(role => names.includes(role))),
  ),
  addMasterTags: v.optional(v.boolean(), false),
});
export type User = v.InferOutput<typeof userSchema>;

const tokens = { token: v.string(), refreshToken: v.string() };

/** POST e-mail and password (AU-011). A 401 here is a final answer and triggers no refresh (AU-012). */
export const login = declareCall({
  name: 'signin.login',
  method: 'POST',
  path: '/api/v1/auth/login',
  access: { kind: 'public' },
  body: jsonBody({ email: boundedText(254), password: boundedText(200) }),
  answer: jsonData({ user: userSchema, ...tokens }),
  failure: { shows: 'last', fallback: signinMessages.auth.loginFailed },
  repeat: 'once',
  refreshes: false,
});

/** POST the refresh token, get a new pair (AU-024). For half a minute the old token still gets the same new one;
 *  after that, or once the new one has been replaced too, using it ends the whole session. */
export const refreshToken = declareCall({
  name: 'signin.refresh',
  method: 'POST',
  path: '/api/v1/auth/refresh-token',
  access: { kind: 'public' },
  body: jsonBody({ refreshToken: boundedText(2000) }),
  answer: jsonData(tokens),
  failure: { shows: 'last', fallback: signinMessages.auth.loginExpiredText },
  repeat: 'once',
  refreshes: false,
});

/** POST to end the session: the refresh token and the session behind the access token are revoked. */
export const logout = declareCall({
  name: 'signin.logout',
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: { kind: 'signedIn' },
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'last', fallback: signinMessages.auth.loginExpiredText },
  repeat: 'once',
  refreshes: false,
});

/** POST a request for an account (AU-036). It awaits an admin's approval (AU-040). */
export const signUp = declareCall({
  name: 'signin.signUp',
  method: 'POST',
  path: '/api/v1/auth/credit/sign-up',
  access: { kind: 'public' },
  body: jsonBody({ name: boundedText(longestName), email: boundedText(254), password: boundedText(200) }),
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'first', fallback: signinMessages.page.errorTitle },
  repeat: 'once',
  refreshes: false,
});

/** GET the signed-in person (AU-027). */
export const readProfile = declareCall({
  name: 'signin.profile',
  method: 'GET',
  path: '/api/v1/users/get-profile/',
  access: { kind: 'signedIn' },
  answer: jsonData({ user: userSchema }),
  failure: { shows: 'last', fallback: signinMessages.auth.loginExpiredText },
});

/** GET what the sign-in page needs before anybody is signed in: the organisation's e-mail domain, the providers
 *  that are not configured ('Ozonetel', 'Equifax', 'CIBIL') and, in demo mode only, the demo sign-ins. */
export const readSignInSettings = declareCall({
  name: 'signin.settings',
  method: 'GET',
  path: '/api/v1/auth/settings',
  access: { kind: 'public' },
  answer: jsonData({
    orgEmailDomain: v.string(),
    // Our own field: without it all providers count as configured.
    notConfigured: v.optional(v.array(v.string()), []),
    // Our own field: what people call the lender's own sign-in; '' when it is not configured.
    singleSignOn: v.optional(v.string(), ''),
    demo: v.nullable(
      v.object({
        password: v.string(),
        accounts: v.array(v.object({ email: v.string(), fullName: v.string(), roles: v.array(v.string()) })),
      }),
    ),
  }),
  failure: { shows: 'last', fallback: signinMessages.signUp.settingsFailed },
  refreshes: false,
});

/** The calls for signing in, and for the identity of the signed-in person. */
export const signinContract = {
  login,
  refresh: refreshToken,
  logout,
  signUp,
  profile: readProfile,
  settings: readSignInSettings,
} as const;
