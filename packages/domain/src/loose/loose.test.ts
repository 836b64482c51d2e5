import { describe, expect, it } from 'vitest';
import {
  countOf,
  field,
  firstText,
  flagOf,
  isObject,
  listOf,
  objectsOf,
  textAt,
  textOf,
  textsOf,
} from './loose';

describe('isObject', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['text', false],
    [undefined, false],
  ])('takes %j for an object: %j', (value, object) => {
    expect(isObject(value)).toBe(object);
  });
});

describe('field', () => {
  it('finds a field in any capitalisation, preferring the exact spelling', () => {
    expect(field({ STATUS: 'a' }, 'Status')).toBe('a');
    expect(field({ status: 'a', Status: 'b' }, 'Status')).toBe('b');
    expect(field({ other: 'a', STATUS: 'b' }, 'Status')).toBe('b');
    expect(field({ other: 'a' }, 'Status')).toBeUndefined();
  });

  it('follows a path, through the first object of a list', () => {
    expect(field({ one: [null, { TWO: 2 }, { two: 3 }] }, 'one', 'two')).toBe(2);
    expect(field({ one: 'text' }, 'one', 'two')).toBeUndefined();
  });

  it.each([null, undefined, 'text', 7, ['list']])('finds nothing in %j', value => {
    expect(field(value, 'length')).toBeUndefined();
  });
});

describe('texts', () => {
  it.each([
    [' Answered ', 'Answered'],
    [210_036, '210036'],
    [false, 'false'],
    [Number.NaN, ''],
    [{ deep: true }, ''],
    [null, ''],
  ])('reads %j as %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });

  it('come from a path, from the first that is not blank, and from a list', () => {
    expect(textAt({ pan: { PanNo: ' A ' } }, 'pan', 'panNo')).toBe('A');
    expect(firstText(' ', null, 7, 'b')).toBe('7');
    expect([firstText(), firstText(' ', null, {})]).toEqual(['', '']);
    expect(textsOf(['a', ' ', 3, {}])).toEqual(['a', '3']);
    expect(textsOf('a')).toEqual(['a']);
  });
});

describe('lists', () => {
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
  ])('listOf(%j) is %j', (value, list) => {
    expect(listOf(value)).toEqual(list);
  });

  it('objectsOf skips anything that is not an object', () => {
    expect(objectsOf([{ one: 1 }, 'text', null, [2]])).toEqual([{ one: 1 }]);
    expect(objectsOf({ one: 1 })).toEqual([{ one: 1 }]);
  });
});

describe('counts and flags', () => {
  it.each([
    ['12', 12],
    [12, 12],
    ['3.0', 3],
    ['-1', -1],
    ['1.5', null],
    ['twelve', null],
    ['', null],
  ])('countOf(%j) is %j', (value, count) => {
    expect(countOf(value)).toBe(count);
  });

  it.each([
    [true, true],
    ['Yes', true],
    [1, true],
    ['FALSE', false],
    ['n', false],
    ['maybe', null],
    ['yesterday', null],
    ['money', null],
    ['not asked', null],
    ['unknown', null],
    [null, null],
  ])('flagOf(%j) is %j', (value, flag) => {
    expect(flagOf(value)).toBe(flag);
  });
});
