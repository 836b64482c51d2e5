import { describe, expect, it } from 'vitest';
import { readLink, signLink } from './signedLink';

const secret = 'a secret of tests, longer than thirty-two characters';
const now = new Date('2026-11-21T06:00:00.000Z');
const file = {
  key: 'statements/210001/hdfc salaried é.csv',
  loanId: 210001,
  desk: 'credit' as const,
  staffId: '5b0c6e1a-7c1d-4a53-9a51-2f1f5d1b7a01',
  sessionId: '5b0c6e1a-7c1d-4a53-9a51-2f1f5d1b7a02',
  roles: ['ROLE_CREDIT_USER'],
};
const token = signLink(file, secret, now).split('/').at(-1) ?? '';
const later = (ms: number) => new Date(now.getTime() + ms);

describe('a link to a file', () => {
  it('opens its file for its user [CR-028.b]', () => {
    expect(readLink(token, secret, now)).toEqual({ state: 'valid', file });
  });

  it.each([
    [5 * 60_000 - 1, 'valid'],
    [5 * 60_000, 'expired'],
    [24 * 60 * 60 * 1000, 'expired'],
  ])('after %i ms is %s: it lives for five minutes [CR-028.b]', (age, state) => {
    expect(readLink(token, secret, later(age)).state).toBe(state);
  });

  it('is not accepted by a server with another secret [CR-028.b]', () => {
    expect(readLink(token, 'the secret of somebody else entirely, long', now).state).toBe('forged');
  });

  it('is invalid after changing any of its characters [CR-028.b]', () => {
    for (const [place, character] of [...token].entries()) {
      if (character === '.') continue;
      const changed = `${token.slice(0, place)}${character === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`;
      // The last character of Base64 has bits that carry no data.
      if (Buffer.from(changed, 'base64url').equals(Buffer.from(token, 'base64url'))) continue;
      const read = readLink(changed, secret, now);
      expect(read.state === 'valid' && place < token.length - 1).toBe(false);
    }
  });

  it.each(['', '.', 'a.b', `${token}.more`, token.split('.')[0] ?? ''])('is not %j [CR-028.b]', text => {
    expect(['forged', 'valid']).toContain(readLink(text, secret, now).state);
    expect(text.startsWith(token) || readLink(text, secret, now).state === 'forged').toBe(true);
  });
});
