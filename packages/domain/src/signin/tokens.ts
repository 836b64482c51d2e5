/** Where the browser stores the session: local storage, under the documented names [AU-019, AU-020]. */
export const tokenKeys = { access: 'jwtToken', refresh: 'refreshToken' } as const;

/** How long an access token is accepted after it was issued. */
export const accessTokenLifeSeconds = 15 * 60;
