import { describe, expect, it } from 'vitest';
import { looseFields, looseList } from './looseFields';

describe('looseFields', () => {
  it('finds a field whatever its capitals, and reads texts and numbers as texts', () => {
    const fields = looseFields({ STATUS: ' Answered ', uui: 210_036, extra: { deep: true } });
    expect(fields?.text('Status')).toBe('Answered');
    expect(fields?.text('UUI')).toBe('210036');
    expect([fields?.text('extra'), fields?.text('missing')]).toEqual(['', '']);
    expect(fields?.value('Extra')).toEqual({ deep: true });
  });

  it.each([null, undefined, 'text', 7, ['list']])('reads no fields out of %j', value => {
    expect(looseFields(value)).toBeNull();
  });
});

describe('looseList', () => {
  it.each([
    [undefined, []],
    [null, []],
    ['', []],
    [
      [1, 2],
      [1, 2],
    ],
    [{ one: 1 }, [{ one: 1 }]],
    ['text', null],
    [7, null],
  ])('makes %j %j', (value, list) => {
    expect(looseList(value)).toEqual(list);
  });
});
