import { describe, expect, it, vi } from 'vitest';
import { memoizeByObject } from './memoizeByObject';

describe('memoizeByObject', () => {
  it('computes once per object, also when the result is null', () => {
    const make = vi.fn(({ name }: { name: string }) => (name === '' ? undefined : [name]));
    const once = memoizeByObject(make);
    const [given, empty] = [{ name: 'Kavya' }, { name: '' }];
    expect(once(given)).toBe(once(given));
    expect([once(empty), once(empty)]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('computes again for an equal but different object', () => {
    const once = memoizeByObject((given: { name: string }) => [given.name]);
    expect(once({ name: 'Kavya' })).not.toBe(once({ name: 'Kavya' }));
  });
});
