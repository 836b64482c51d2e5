import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { verdictBySchema } from '../form/verdict';
import { openSessionSchema, passwordChangeSchema, passwordResetSchema } from './schema';

describe('passwordChangeSchema', () => {
  it.each([
    ['', 'nine char', { current: 'Current password is required' }],
    ['old one', 'eight ch', { next: 'Min 8 characters' }],
    ['old one', '', { next: 'Min 8 characters' }],
    ['', '', { current: 'Current password is required', next: 'Min 8 characters' }],
    ['eight ch', 'eight ch', { next: 'Min 8 characters' }],
    ['the same one', 'the same one', { next: 'Choose a password other than the current one' }],
  ])('refuses %j → %j [XR-005.c]', (current, next, faults) => {
    expect(verdictBySchema(passwordChangeSchema, { current, next })).toEqual({ ok: false, faults });
  });

  it('takes nine characters, and spaces as they are', () => {
    const typed = { current: 'old one', next: ' nine ch ' };
    expect(verdictBySchema(passwordChangeSchema, typed)).toEqual({ ok: true, output: typed });
  });
});

describe('passwordResetSchema', () => {
  it.each([
    ['nine char', {}],
    ['eight ch', { password: 'Min 8 characters' }],
  ])('%j: %j', (password, faults) => {
    const verdict = verdictBySchema(passwordResetSchema, { password });
    expect(verdict.ok ? {} : verdict.faults).toEqual(faults);
  });
});

it('a session has its browser and network, or null where neither was stored', () => {
  const session = {
    idString: 's1',
    browser: 'Chrome on Linux',
    network: '203.0.113.0/24',
    signedInAt: '2026-11-20T04:10:00.000Z',
    renewedAt: '2026-11-21T06:00:00.000Z',
    current: true,
  };
  expect(v.parse(openSessionSchema, session)).toEqual(session);
  const older = { ...session, browser: null, network: null };
  expect(v.parse(openSessionSchema, older)).toEqual(older);
  expect(v.is(openSessionSchema, { ...session, renewedAt: 'today' })).toBe(false);
});
