import { describe, expect, it } from 'vitest';
import { accessTokenLifeSeconds, tokenKeys } from './tokens';

describe('tokens', () => {
  it('stores the token under jwtToken', () => {
    expect(tokenKeys.access).toBe('jwtToken');
  });

  it('stores the refresh token under refreshToken', () => {
    expect(tokenKeys.refresh).toBe('refreshToken');
  });

  it('accepts an access token for fifteen minutes', () => {
    expect(accessTokenLifeSeconds).toBe(900);
  });
});
