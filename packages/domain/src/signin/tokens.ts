/** Where the browser stores the session: local storage, under the documented names [AU-019, AU-020]. */
export const tokenKeys = { access: 'jwtToken', refresh: 'refreshToken' } as const;

/** How long an access token is accepted after it was issued. */
export const accessTokenLifeSeconds = 15 * 60;

export type LoginReason = 'signIn' | 'expired';

/** Why the login dialog opens: 'expired' after a failed refresh, otherwise because this browser has no session.
 *  @source AU-002, AU-003 */
export function loginReason(session: { readonly refreshFailed: boolean }): LoginReason {
  return session.refreshFailed ? 'expired' : 'signIn';
}
