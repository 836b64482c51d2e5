import { emptyDraft } from '@lending-desk/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakeServer';
import { isDecisionDraft, isText } from './fits';
import { createDraftStore, type DraftPlace } from './store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const now = () => new Date('2026-11-21T09:30:00.000Z');
const place: DraftPlace = { person: 'asha', loanId: '100007', form: 'comment' };
const typed = (value: string) => ({ value, base: '', baseVersion: 3 });

function aStore(storage = memoryStorage()) {
  return { storage, drafts: createDraftStore({ storage, now }) };
}

describe('createDraftStore', () => {
  it('writes once the typing pauses, and tells when', () => {
    const { storage, drafts } = aStore();
    const saved = vi.fn();
    drafts.write(place, typed('Sal'), saved);
    vi.advanceTimersByTime(399);
    drafts.write(place, typed('Salary'), saved);
    vi.advanceTimersByTime(399);
    expect(storage.length).toBe(0);
    vi.advanceTimersByTime(1);
    expect(saved.mock.calls).toEqual([['2026-11-21T09:30:00.000Z']]);
    expect(drafts.read(place, isText)).toEqual({ ...typed('Salary'), savedAt: '2026-11-21T09:30:00.000Z' });
  });

  it('outlives a reload: another store on the same storage reads it', () => {
    const { storage, drafts } = aStore();
    drafts.write(place, typed('Salary slip seen'), vi.fn());
    drafts.flush();
    expect(aStore(storage).drafts.read(place, isText)?.value).toBe('Salary slip seen');
  });

  it.each([
    ['person', { person: 'ravi' }],
    ['loan', { loanId: '100008' }],
    ['form', { form: 'decision' }],
  ])('is another one for another %s', (_name, other) => {
    const { drafts } = aStore();
    drafts.write(place, typed('mine'), vi.fn());
    drafts.flush();
    expect(drafts.read({ ...place, ...other }, isText)).toBeNull();
  });

  it('is gone when it was sent, the write under way included', () => {
    const { storage, drafts } = aStore();
    drafts.write(place, typed('sent'), vi.fn());
    drafts.clear(place);
    vi.advanceTimersByTime(1000);
    expect(storage.length).toBe(0);
  });

  it('drops everything of a person and nothing of the others', () => {
    const { storage, drafts } = aStore();
    const others = { ...place, person: 'asha2' };
    for (const one of [place, { ...place, loanId: '100009' }, others]) drafts.write(one, typed('x'), vi.fn());
    drafts.flush();
    drafts.write({ ...place, loanId: '100010' }, typed('still typing'), vi.fn());
    storage.setItem('jwtToken', 'token');
    drafts.clearPerson('asha');
    vi.advanceTimersByTime(1000);
    expect(drafts.read(others, isText)?.value).toBe('x');
    expect(storage.getItem('jwtToken')).toBe('token');
    expect(storage.length).toBe(2);
  });

  it('says so when the browser would not keep it', () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const saved = vi.fn();
    const { drafts } = aStore(storage);
    drafts.write(place, typed('x'), saved);
    drafts.flush();
    expect(saved).toHaveBeenCalledWith(null);
  });

  it.each([
    ['no JSON', '{'],
    ['not a draft', '{"value":"x"}'],
    ['another shape', JSON.stringify({ value: 7, base: '', baseVersion: 1, savedAt: 'x' })],
  ])('reads nothing from %s', (_name, stored) => {
    const { storage, drafts } = aStore();
    drafts.write(place, typed('x'), vi.fn());
    drafts.flush();
    storage.setItem(storage.key(0) ?? '', stored);
    expect(drafts.read(place, isText)).toBeNull();
  });
});

describe('isDecisionDraft', () => {
  it('knows a form of this release', () => {
    expect(isDecisionDraft({ ...emptyDraft, caseStatus: 'HOLD', holdReasons: ['Salary slip'] })).toBe(true);
  });

  it.each([
    ['a missing field', Object.fromEntries(Object.entries(emptyDraft).slice(1))],
    ['a list that became a text', { ...emptyDraft, holdReasons: 'Salary slip' }],
    ['a text that became a number', { ...emptyDraft, maxEmi: 5000 }],
    ['nothing', null],
  ])('refuses %s', (_name, value) => {
    expect(isDecisionDraft(value)).toBe(false);
  });
});
