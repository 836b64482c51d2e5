import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Role } from '../access/roleGroups';
import { businessDate } from '../calendar/businessDate';
import { businessDateOf, instant } from '../calendar/instant';
import { followUpFault, isFollowUpDue, maySetFollowUp } from './followUp';
import { followUpDraftOf, followUpSchema, followUpVerdict, isFollowUpDraft, sameFollowUp } from './schema';

const today = businessDate('2026-11-21');
const yesterday = businessDate('2026-11-20');
const tomorrow = businessDate('2026-11-22');
const fromToday = 'Choose today or a later day';

describe('isFollowUpDue [XR-001.c]', () => {
  it.each([
    [yesterday, true],
    [today, true],
    [tomorrow, false],
    [null, false],
  ])('%s, today being 2026-11-21: %s', (dueOn, due) => {
    expect(isFollowUpDue(dueOn, today)).toBe(due);
  });

  it.each([
    ['2026-11-21T18:29:59.999Z', false],
    ['2026-11-21T18:30:00.000Z', true],
  ])('at %s, with midnight in India at 18:30 UTC, one for the 22nd: %s', (now, due) => {
    expect(isFollowUpDue(tomorrow, businessDateOf(instant(now)))).toBe(due);
  });
});

describe('followUpFault [XR-001.a]', () => {
  it.each([
    [yesterday, fromToday],
    [today, null],
    [tomorrow, null],
    [null, fromToday],
  ])('%s, today being 2026-11-21: %s', (dueOn, fault) => {
    expect(followUpFault(dueOn, today)).toBe(fault);
  });

  it.each([
    ['2026-11-21T18:29:59.999Z', null],
    ['2026-11-21T18:30:00.000Z', fromToday],
  ])('at %s, one for the 21st: %s', (now, fault) => {
    expect(followUpFault(today, businessDateOf(instant(now)))).toBe(fault);
  });
});

describe('maySetFollowUp', () => {
  const support: readonly Role[] = [
    'ROLE_CUSTOMER_SERVICE',
    'ROLE_CUSTOMER_SERVICE_ADMIN',
    'ROLE_SUPER_USER',
  ];
  const credit: readonly Role[] = ['ROLE_CREDIT_USER', 'ROLE_CREDIT_ADMIN', 'ROLE_SUPER_USER'];
  const others: readonly Role[] = [
    'ROLE_CUSTOMER_SERVICE_VIEW',
    'ROLE_CREDIT_DASHBOARD_VIEW',
    'ROLE_COLLECTIONS_AGENT',
    'ROLE_COLLECTIONS_ADMIN',
    'ROLE_VAS',
  ];

  it.each([...support, ...credit, ...others])('by %s, at the desk where the role works [XR-001.h]', role => {
    expect(maySetFollowUp([role], 'customerSupport')).toBe(support.includes(role));
    expect(maySetFollowUp([role], 'credit')).toBe(credit.includes(role));
    expect(maySetFollowUp([role], 'collections')).toBe(false);
  });
});

describe('the answer', () => {
  const wire = {
    version: 3,
    dueOn: '2026-11-21',
    note: 'Call',
    setBy: 'Sana',
    setOn: '2026-11-20T04:40:00.000Z',
  };
  const none = { version: 0, dueOn: null, note: '', setBy: null, setOn: null };

  it.each([wire, none])('is read as it is: %j', answer => {
    expect(v.parse(followUpSchema, answer)).toEqual(answer);
  });

  it.each([{ version: '3' }, { dueOn: '2026-02-30' }, { note: null }, { setBy: 4 }, { setOn: 'today' }])(
    'is broken with %j',
    wrong => {
      expect(v.is(followUpSchema, { ...wire, ...wrong })).toBe(false);
    },
  );
});

describe('the form of a follow-up', () => {
  it('sends a day from today on and the trimmed note, which may be empty [XR-001.a]', () => {
    expect(followUpVerdict({ dueOn: today, note: ' Ask for the August page \n' }, today)).toEqual({
      ok: true,
      output: { dueOn: today, note: 'Ask for the August page' },
    });
    expect(followUpVerdict({ dueOn: tomorrow, note: '' }, today)).toMatchObject({ ok: true });
  });

  it.each([yesterday, null])('refuses the day %s [XR-001.a]', dueOn => {
    expect(followUpVerdict({ dueOn, note: '' }, today)).toEqual({ ok: false, faults: { dueOn: fromToday } });
  });

  it('limits the note like a comment, and says both faults [XR-001.a]', () => {
    expect(followUpVerdict({ dueOn: today, note: 'x'.repeat(4000) }, today)).toMatchObject({ ok: true });
    const note = 'At most 4000 characters';
    expect(followUpVerdict({ dueOn: today, note: 'x'.repeat(4001) }, today)).toEqual({
      ok: false,
      faults: { note },
    });
    expect(followUpVerdict({ dueOn: yesterday, note: 'x'.repeat(4001) }, today)).toEqual({
      ok: false,
      faults: { dueOn: fromToday, note },
    });
  });

  it('begins with what is stored', () => {
    const stored = { version: 3, dueOn: today, note: 'Call', setBy: 'Sana', setOn: null };
    expect(followUpDraftOf(stored)).toEqual({ dueOn: today, note: 'Call' });
  });

  it('is the same when day and note are, so that a note alone that was typed stays [XR-001.e]', () => {
    const one = { dueOn: today, note: 'Call' };
    expect(sameFollowUp(one, { ...one })).toBe(true);
    expect(sameFollowUp(one, { ...one, dueOn: tomorrow })).toBe(false);
    expect(sameFollowUp(one, { ...one, note: '' })).toBe(false);
  });

  it.each([
    [{ dueOn: '2026-11-21', note: '' }, true],
    [{ dueOn: null, note: 'Call' }, true],
    [{ dueOn: '2026-02-30', note: '' }, false],
    [{ dueOn: 21, note: '' }, false],
    [{ dueOn: ['2026-11-21'], note: '' }, false],
    [{ note: '' }, false],
    [{ dueOn: null }, false],
    [null, false],
    ['Call', false],
  ])('knows whether %j was typed in it [XR-148.b]', (value, fits) => {
    expect(isFollowUpDraft(value)).toBe(fits);
  });
});
