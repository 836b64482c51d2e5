import { describe, expect, it } from 'vitest';
import { accessTokenLifeSeconds, tokenKeys } from './tokens';

describe('tokens', () => {
  it('stores the token under jwtToken [AU-019.a]', () => {
    expect(tokenKeys.access).toBe('jwtToken');
  });

  it('stores the refresh token under refreshToken [AU-020.a]', () => {
    expect(tokenKeys.refresh).toBe('refreshToken');
  });

  it('accepts an access token for fifteen minutes [AU-024.f]', () => {
    expect(accessTokenLifeSeconds).toBe(900);
  });
});
