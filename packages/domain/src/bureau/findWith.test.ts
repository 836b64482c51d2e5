import { describe, expect, it } from 'vitest';
import { findWith } from './envelope';

describe('findWith', () => {
  const wrapped = (depth: number) => {
    let body: unknown = { CCRResponse: 1 };
    for (let at = 0; at < depth; at += 1) body = { data: body };
    return body;
  };

  it('looks into six envelopes, also in lists of up to twenty, and into no word [XR-157.a]', () => {
    expect(findWith(wrapped(6), ['CCRResponse'])).toEqual({ CCRResponse: 1 });
    expect(findWith(wrapped(7), ['CCRResponse'])).toBeNull();
    expect(findWith('CCRResponse', ['CCRResponse'])).toBeNull();
    const list = Array.from({ length: 20 }, (_, at) => (at === 19 ? { CCRResponse: 1 } : {}));
    expect(findWith({ list }, ['CCRResponse'])).toEqual({ CCRResponse: 1 });
    expect(findWith({ list: [{}, ...list] }, ['CCRResponse'])).toBeNull();
  });

  it('finds the outermost object, by any of the names [XR-157.a]', () => {
    expect(findWith({ a: 1, data: { a: 2 } }, ['b', 'A'])).toMatchObject({ a: 1 });
  });

  it('gives up after two thousand values', () => {
    const values = (count: number) => ({
      ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, 0])),
      last: { CCRResponse: 1 },
    });
    expect(findWith(values(1998), ['CCRResponse'])).toEqual({ CCRResponse: 1 });
    expect(findWith(values(1999), ['CCRResponse'])).toBeNull();
  });

  it('searches no deeper than an envelope may be nested', () => {
    let body: unknown = { CCRResponse: {} };
    for (let depth = 0; depth < 20_000; depth++) body = { wrapped: body };
    expect(findWith(body, ['CCRResponse'])).toBeNull();
  });
});
