import { describe, expect, it } from 'vitest';
import { createTokenStore } from './tokens';

describe('the tokens of this browser', () => {
  it('are those of the last answer, under their documented names [AU-019.a, AU-020.a, AU-024.c, AU-024.d]', () => {
    const kept = new Map<string, string>();
    const tokens = createTokenStore({
      getItem: name => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: name => void kept.delete(name),
    });
    tokens.save({ token: 'first', refreshToken: 'first to refresh' });
    tokens.save({ token: 'second', refreshToken: 'second to refresh' });
    expect(Object.fromEntries(kept)).toEqual({ jwtToken: 'second', refreshToken: 'second to refresh' });
    tokens.clear();
    expect([tokens.access(), tokens.refresh(), kept.size]).toEqual([null, null, 0]);
  });
});
