import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { masked } from './masked';
import { looseFlag, looseList, looseText } from './schemas';
import { sectionOf } from './section';

describe('a section of a loan', () => {
  const read = (raw: Readonly<Record<string, unknown>>) => sectionOf(raw, 'tags', v.array(v.string()));

  it.each([[{}], [{ tags: undefined }], [{ tags: null }]])('is missing in %j', raw => {
    expect(read(raw)).toEqual({ state: 'missing' });
  });

  it('is its value, or names each fault by its place', () => {
    expect(read({ tags: ['metro'] })).toEqual({ state: 'ready', value: ['metro'] });
    expect(read({ tags: ['metro', 7] })).toEqual({
      state: 'broken',
      issues: ['1: Invalid type: Expected string but received 7'],
    });
    expect(read({ tags: 'metro' })).toEqual({
      state: 'broken',
      issues: ['tags: Invalid type: Expected Array but received "metro"'],
    });
  });
});

describe('loose schemas', () => {
  it.each([
    [' a ', 'a'],
    [7, '7'],
    [' ', null],
    [undefined, null],
  ])('read %j as the text %j', (value, text) => {
    expect(v.parse(looseText, value)).toBe(text);
  });

  it('take no object for a text', () => {
    expect(v.is(looseText, { a: 1 })).toBe(false);
  });

  it.each([
    ['Yes', true],
    [1, true],
    [true, true],
    ['maybe', false],
    [null, false],
  ])('read %j as the flag %j', (value, flag) => {
    expect(v.parse(looseFlag, value)).toBe(flag);
  });

  it.each([
    [
      ['a', null, 'b'],
      ['a', 'b'],
    ],
    ['a', ['a']],
    [undefined, []],
  ])('read %j as the list %j', (value, list) => {
    expect(v.parse(looseList(v.string()), value)).toEqual(list);
  });

  it('keep how a field is masked', () => {
    expect(v.getMetadata(masked('phone', v.string()))).toEqual({ mask: 'phone' });
  });
});
