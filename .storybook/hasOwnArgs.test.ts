import { describe, expect, it } from 'vitest';
import { hasOwnArgs } from './hasOwnArgs';

const press = () => undefined;
const itself: Record<string, unknown> = {};
itself['of'] = itself;

describe('hasOwnArgs', () => {
  const initialArgs = { tone: 'info', rows: [{ id: 1 }], onPress: press, itself };

  it.each([initialArgs, { ...initialArgs }, { ...initialArgs, rows: [{ id: 1 }] }])(
    'is true with the values of the story',
    args => {
      expect(hasOwnArgs({ args, initialArgs })).toBe(true);
    },
  );

  it.each([
    { ...initialArgs, tone: 'reject' },
    { ...initialArgs, rows: [] },
    { ...initialArgs, size: 'sm' },
    { ...initialArgs, itself: { of: itself } },
    { tone: 'info' },
  ])('is false with a chosen one', args => {
    expect(hasOwnArgs({ args, initialArgs })).toBe(false);
  });
});
