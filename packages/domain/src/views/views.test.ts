import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { savedViewSchema, viewName, viewNameForm, viewQuery } from './schema';

describe('a view', () => {
  it.each([
    ['On hold', 'On hold'],
    ['  On hold ', 'On hold'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('is named %j', (text, name) => {
    expect(v.parse(viewName, text)).toBe(name);
  });

  it.each([
    ['', 'A name is required'],
    ['   ', 'A name is required'],
    ['x'.repeat(41), 'A name has at most 40 characters'],
  ])('is not named %j [XR-010.f]', (text, message) => {
    expect(v.safeParse(viewName, text).issues?.map(issue => issue.message)).toEqual([message]);
  });

  it.each(['', 'status=HOLD', 'application=KYC_SUBMITTED&status=HOLD&year=2026&month=11'])(
    'is the address %j',
    query => {
      expect(v.is(viewQuery, query)).toBe(true);
    },
  );

  it.each(['?status=HOLD', 'status', 'status=HOLD&', '//elsewhere.example', 'a=b#c', `a=${'b'.repeat(300)}`])(
    'is not the address %j',
    query => {
      expect(v.is(viewQuery, query)).toBe(false);
    },
  );

  it('says what is no address', () => {
    expect(v.safeParse(viewQuery, 'status').issues?.map(issue => issue.message)).toEqual(['Not a view']);
  });

  it('is named in a form with its name', () => {
    expect(v.parse(viewNameForm, { name: ' On hold ' })).toEqual({ name: 'On hold' });
    expect(v.is(viewNameForm, {})).toBe(false);
  });

  it('is read with id, name and address', () => {
    const view = { id: 'a', name: 'On hold', query: 'status=HOLD' };
    expect(v.parse(savedViewSchema, view)).toEqual(view);
    expect(v.is(savedViewSchema, { ...view, query: null })).toBe(false);
  });
});
