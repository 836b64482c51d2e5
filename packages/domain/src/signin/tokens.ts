/** Where the browser keeps the session: local storage, under the documented names [AU-019, AU-020]. */
export const tokenKeys = { access: 'jwtToken', refresh: 'refreshToken' } as const;

/** How long an access token is accepted after it was issued. */
export const accessTokenLifeSeconds = 15 * 60;

export type LoginReason = 'signIn' | 'expired';

/** Why the login dialog opens: 'expired' once a refresh has failed, else this browser holds no session.
 *  @source AU-002, AU-003 */
export function loginReason(session: { readonly refreshFailed: boolean }): LoginReason {
  return session.refreshFailed ? 'expired' : 'signIn';
}
