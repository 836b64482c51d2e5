import * as v from 'valibot';
import { declareCall, jsonData, jsonBody } from '../contract/call';
import { boundedText } from '../contract/text';
import { accountMessages } from './messages';
import { openSessionSchema } from './schema';

// Our own calls: the documents have sign-in, refresh and logout only.
const access = { kind: 'signedIn' } as const;
const sessions = jsonData({ sessions: v.array(openSessionSchema) });

/** GET the browsers one is signed in with, this one first, then the one renewed last. */
export const listSessions = declareCall({
  name: 'account.sessions',
  method: 'GET',
  path: '/api/v1/account/sessions',
  access,
  answer: sessions,
  failure: { shows: 'last', fallback: accountMessages.sessionsFailed },
});

/** POST to sign out of another browser, from its next request on. Ending one's own session is a logout. */
export const endOwnSession = declareCall({
  name: 'account.endSession',
  method: 'POST',
  path: '/api/v1/account/sessions/:idString/end',
  access,
  params: v.object({ idString: v.pipe(v.string(), v.uuid(accountMessages.sessionUnknown)) }),
  answer: sessions,
  failure: { shows: 'last', fallback: accountMessages.notEnded },
  repeat: 'once',
});

/** POST to sign out of every other browser. */
export const endOtherSessions = declareCall({
  name: 'account.endOtherSessions',
  method: 'POST',
  path: '/api/v1/account/end-other-sessions',
  access,
  answer: sessions,
  failure: { shows: 'last', fallback: accountMessages.notEnded },
  repeat: 'once',
});

/** POST one's new password with the current one; every other browser is signed out. A wrong one counts as a guess,
 *  like one at sign-in. */
export const changePassword = declareCall({
  name: 'account.changePassword',
  method: 'POST',
  path: '/api/v1/account/password',
  access,
  body: jsonBody({ current: boundedText(200), next: boundedText(200) }),
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'last', fallback: accountMessages.passwordFailed },
  repeat: 'once',
});

/** POST a new password with the token of a link. The link works once; every browser is signed out. */
export const resetPassword = declareCall({
  name: 'account.resetPassword',
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  access: { kind: 'public' },
  body: jsonBody({ token: boundedText(200), password: boundedText(200) }),
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'last', fallback: accountMessages.passwordFailed },
  repeat: 'once',
  refreshes: false,
});

/** The calls about one's own account. */
export const accountContract = {
  sessions: listSessions,
  endSession: endOwnSession,
  endOtherSessions,
  changePassword,
  resetPassword,
} as const;
