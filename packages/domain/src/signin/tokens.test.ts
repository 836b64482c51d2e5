import { describe, expect, it } from 'vitest';
import { accessTokenLifeSeconds, loginReason, tokenKeys } from './tokens';

describe('tokens', () => {
  it('keeps the token under jwtToken', () => {
    expect(tokenKeys.access).toBe('jwtToken');
  });

  it('keeps the refresh token under refreshToken', () => {
    expect(tokenKeys.refresh).toBe('refreshToken');
  });

  it('lets an access token live fifteen minutes', () => {
    expect(accessTokenLifeSeconds).toBe(900);
  });

  it('speaks of an expired login only after a failed refresh', () => {
    expect(loginReason({ refreshFailed: true })).toBe('expired');
    expect(loginReason({ refreshFailed: false })).toBe('signIn');
  });
});
