import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSealed, prefixOf, seal, sealedPrefix, unseal } from './seal';
import { secretsOf } from './secretsOf';

const secret = 'a secret of tests, longer than thirty-two characters';
const place = { purpose: 'statement passwords', context: '210003/c70a78a4' } as const;

describe('a sealed password', () => {
  it('opens in its place with its secret, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const sealed = seal(text, place, secret);
        expect(isSealed(sealed)).toBe(true);
        expect(unseal(sealed, place, [secret])).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  it('reveals neither its content nor that two have the same content', () => {
    const [one, other] = [seal('HEMA7711', place, secret), seal('HEMA7711', place, secret)];
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('HEMA7711');
    expect(one).not.toBe(other);
  });

  it('does not open in another place, with another secret, changed or truncated', () => {
    const sealed = seal('HEMA7711', place, secret);
    const middle = sealed.length - 8;
    const changed = `${sealed.slice(0, middle)}${sealed[middle] === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`;
    expect(unseal(sealed, { ...place, context: '210004/c70a78a4' }, [secret])).toBeNull();
    expect(unseal(sealed, place, ['the secret of somebody else entirely, long'])).toBeNull();
    expect(unseal(sealed, { ...place, purpose: 'repeated answers' }, [secret])).toBeNull();
    expect(unseal(changed, place, [secret])).toBeNull();
    expect(unseal(sealed.slice(0, 30), place, [secret])).toBeNull();
    expect(unseal('HEMA7711', place, [secret])).toBeNull();
  });

  it('opens with a previous secret, and its key id says with which', () => {
    const fresh = 'the secret that came after it, longer than thirty-two characters';
    const sealed = seal('HEMA7711', place, secret);
    expect(unseal(sealed, place, [fresh, secret])).toBe('HEMA7711');
    expect(unseal(sealed, place, [fresh])).toBeNull();
    expect(sealed.startsWith(prefixOf(secret))).toBe(true);
    expect(prefixOf(secret)).not.toBe(prefixOf(fresh));
    expect(prefixOf(secret)).not.toContain(secret.slice(0, 4));
  });

  it('opens when sealed before there were key ids', () => {
    const older = 'sealed:v1:Zml4ZWQgbm9uY2Uur5DzADRQIdBA9XvN6kVJqMpZwdMPeM52';
    expect(isSealed(older)).toBe(true);
    expect(unseal(older, place, ['the secret that came after it, longer than that', secret])).toBe(
      'HEMA7711',
    );
  });

  it('opens as it was stored by earlier releases, by its key id', () => {
    const stored = 'sealed:v2:t_NeC_9S:1FSVtLPiO5s_QPZN9iqBMeBn-x5-Xg2C9AN4_YFLS6eHnFCd';
    expect(unseal(stored, place, [secret])).toBe('HEMA7711');
  });

  it('is nothing but the sealed text, and begins as no password does', () => {
    const sealed = seal('HEMA7711', place, secret);
    for (const near of [` ${sealed}`, `${sealed} `, `${sealed}.`, `x${sealed}`]) {
      expect(isSealed(near)).toBe(false);
      expect(unseal(near, place, [secret])).toBeNull();
    }
    expect([sealed, 'HEMA7711'].map(text => text.startsWith(sealedPrefix))).toEqual([true, false]);
  });
});

describe('the secrets of a server', () => {
  it('are the current one, then the previous ones', () => {
    expect(secretsOf({ signingSecret: secret, previousSecrets: ['older', 'oldest'] })).toEqual([
      secret,
      'older',
      'oldest',
    ]);
  });
});
