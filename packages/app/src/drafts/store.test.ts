import { emptyDraft } from '@lending-desk/domain/decision';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakeServer';
import { isDecisionDraft } from './fits';
import { createDraftStore, type DraftPlace } from './store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const now = () => new Date('2026-11-21T09:30:00.000Z');
const place: DraftPlace = { person: 'asha', of: 100_007, form: 'comment' };
const typed = (value: string) => ({ value, base: '', baseVersion: 3 });

function aStore(storage = memoryStorage()) {
  const drafts = createDraftStore({ storage, now });
  return {
    storage,
    drafts,
    shown: (at = place) => drafts.get(at).mine?.value ?? null,
    others: () => drafts.get(place).others.map(other => other.value),
    type: (value: string, at = place) => {
      drafts.write(at, typed(value));
      drafts.flush();
    },
  };
}

/** Two windows of one browser: what one writes the other learns. */
function twoWindows() {
  const kept = memoryStorage();
  const windows: ReturnType<typeof aStore>[] = [];
  const open = () => {
    const tell = (key: string) => {
      for (const one of windows) if (one !== own) one.drafts.storageChanged(key);
    };
    const own = aStore({
      ...kept,
      get length() {
        return kept.length;
      },
      setItem: (key, value) => {
        kept.setItem(key, value);
        tell(key);
      },
      removeItem: key => {
        kept.removeItem(key);
        tell(key);
      },
    });
    own.drafts.get(place);
    windows.push(own);
    return own;
  };
  return { kept, open };
}

const storedText = { value: 'x', base: '', baseVersion: 1, id: 'a', savedAt: '2026-11-20T10:00:00.000Z' };

describe('createDraftStore', () => {
  it('shows at once, writes when the typing pauses, and tells when [XR-012.b]', () => {
    const { storage, drafts, shown } = aStore();
    const onChange = vi.fn();
    const leave = drafts.subscribe(place, onChange);
    drafts.write(place, typed('Sal'));
    expect(shown()).toBe('Sal');
    leave();
    drafts.write(place, typed('Sala'));
    expect(onChange).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(399);
    drafts.write(place, typed('Salary'));
    vi.advanceTimersByTime(399);
    expect(storage.length).toBe(0);
    expect(drafts.get(place).mine?.savedAt).toBeNull();
    vi.advanceTimersByTime(1);
    expect(drafts.get(place).mine).toMatchObject({
      ...typed('Salary'),
      savedAt: '2026-11-21T09:30:00.000Z',
    });
    expect(aStore(storage).shown()).toBe('Salary');
    // Until the next pause it is said when the last one was.
    drafts.write(place, typed('Salary slip'));
    expect(drafts.get(place).mine).toMatchObject({
      value: 'Salary slip',
      savedAt: '2026-11-21T09:30:00.000Z',
    });
  });

  it('is written once, however often the page is about to close [XR-012.b]', () => {
    const { storage, drafts, type } = aStore();
    const onWrite = vi.spyOn(storage, 'setItem');
    type('Salary');
    drafts.flush();
    expect(onWrite).toHaveBeenCalledOnce();
  });

  it.each([
    ['person', { person: 'ravi' }],
    ['loan', { of: 100_008 }],
    ['form', { form: 'decision' }],
  ])('is another one for another %s [XR-012.a]', (_name, other) => {
    const { type, shown } = aStore();
    type('mine');
    expect(shown({ ...place, ...other })).toBeNull();
  });

  it('is gone when it was taken back, the write under way included', () => {
    const { storage, drafts, shown } = aStore();
    drafts.write(place, typed('sent'));
    drafts.clear(place);
    vi.advanceTimersByTime(1000);
    expect(storage.length).toBe(0);
    expect(shown()).toBeNull();
  });

  it('drops everything of a person and nothing of the others [XR-012.c]', () => {
    const { storage, drafts, type, shown } = aStore();
    const others = { ...place, person: 'asha2' };
    for (const one of [place, { ...place, of: 100_009 }, others]) type('x', one);
    drafts.write({ ...place, of: 100_010 }, typed('still typing'));
    storage.setItem('jwtToken', 'token');
    drafts.clearPerson('asha');
    vi.advanceTimersByTime(1000);
    expect(shown(others)).toBe('x');
    expect(drafts.get(place)).toEqual({ mine: null, others: [] });
    expect(storage.getItem('jwtToken')).toBe('token');
    expect(storage.length).toBe(2);
  });

  it('keeps it on the screen and says so when the browser would not keep it [XR-012.b]', () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const { drafts, type } = aStore(storage);
    type('x');
    expect(drafts.get(place).mine).toMatchObject({ value: 'x', savedAt: null });
    // Another window sends its own text meanwhile.
    drafts.storageChanged('lending-desk.draft/asha/100007/comment');
    expect(drafts.get(place).mine).toMatchObject({ value: 'x', savedAt: null });
  });

  it('reads what the last release kept, one text to a form', () => {
    const { storage, type } = aStore();
    type('x');
    const key = storage.key(0) ?? '';
    storage.setItem(key, JSON.stringify({ ...typed('Old'), savedAt: '2026-11-20T10:00:00.000Z' }));
    const later = aStore(storage);
    expect(later.shown()).toBe('Old');
    later.type('Old and new');
    expect([later.others(), aStore(storage).others()]).toEqual([[], []]);
  });

  it.each<readonly [string, string]>([
    ['no JSON', '{'],
    ['a number', '5'],
    ['nothing', 'null'],
    ['not a draft', '{"value":"x"}'],
    ...['value', 'base', 'baseVersion', 'savedAt', 'id'].flatMap(name => {
      const { [name]: _left, ...rest }: Record<string, unknown> = storedText;
      const ofAnotherKind = { ...storedText, [name]: null };
      const isAny = name === 'value' || name === 'base';
      return [rest, ...(isAny ? [] : [ofAnotherKind])].map(
        text => [`a text without its ${name}`, JSON.stringify({ texts: [text] })] as const,
      );
    }),
  ])('reads nothing from %s [XR-148.b]', (_name, stored) => {
    const { storage, type } = aStore();
    type('x');
    storage.setItem(storage.key(0) ?? '', stored);
    expect(aStore(storage).drafts.get(place)).toEqual({ mine: null, others: [] });
  });
});

describe('the drafts of a form', () => {
  it('are named by what they are about, of this person and this form alone [XR-012.a]', () => {
    const { storage, drafts, type } = aStore();
    const weekOf = (of: string, person = 'asha') => ({ person, of, form: 'horoscope' });
    type('x', weekOf('2026-11-23'));
    type('x', weekOf('2026-11-30'));
    type('x', weekOf('2026-12-07', 'ravi'));
    type('x');
    storage.setItem('other%', 'x');
    expect(drafts.ofForm('asha', 'horoscope').toSorted()).toEqual(['2026-11-23', '2026-11-30']);
    drafts.clear(weekOf('2026-11-23'));
    expect(drafts.ofForm('asha', 'horoscope')).toEqual(['2026-11-30']);
  });
});

describe('a draft that was sent', () => {
  it('is none any more, the write under way included [XR-012.d]', () => {
    const { storage, drafts, shown } = aStore();
    drafts.write(place, typed('Salary slip seen'));
    drafts.sent(place, 'Salary slip seen');
    vi.advanceTimersByTime(1000);
    expect(shown()).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('is none any more when it was sent before the typing paused, nor is what was stored at the pause before [XR-012.d]', () => {
    const { storage, drafts, type, shown, others } = aStore();
    type('Salary');
    drafts.write(place, typed('Salary slip seen'));
    drafts.sent(place, 'Salary slip seen');
    vi.runAllTimers();
    expect([shown(), others()]).toEqual([null, []]);
    // After a reload.
    expect(aStore(storage).shown()).toBeNull();
  });

  it('leaves what was typed while it was under way [XR-012.d]', () => {
    const { storage, drafts, type, shown } = aStore();
    type('Salary slip seen');
    drafts.write(place, typed('Salary slip seen. Employer called'));
    drafts.sent(place, 'Salary slip seen');
    expect(shown()).toBe('Salary slip seen. Employer called');
    vi.advanceTimersByTime(1000);
    const later = aStore(storage);
    expect([later.shown(), later.others()]).toEqual(['Salary slip seen. Employer called', []]);
  });

  it('leaves what was stored meanwhile at a pause, too [XR-012.d]', () => {
    const { storage, drafts, type } = aStore();
    type('Salary slip seen');
    type('Salary slip seen. Employer called');
    drafts.sent(place, 'Salary slip seen');
    expect(aStore(storage).shown()).toBe('Salary slip seen. Employer called');
  });

  it('is none either when it was taken back meanwhile [XR-012.d]', () => {
    const { storage, drafts, type } = aStore();
    type('Salary slip seen');
    drafts.clear(place);
    drafts.sent(place, 'Salary slip seen');
    expect(drafts.get(place)).toEqual({ mine: null, others: [] });
    expect(storage.length).toBe(0);
  });

  it('is none in a window that had typed the same, whatever a third one holds [XR-012.d]', () => {
    const { open } = twoWindows();
    const [one, other, third] = [open(), open(), open()];
    third.type('Its own');
    one.type('Salary');
    other.type('Salary');
    one.drafts.sent(place, 'Salary');
    expect([one.shown(), other.shown(), third.shown()]).toEqual([null, null, 'Its own']);
    expect([one.others(), other.others(), third.others()]).toEqual([['Its own'], ['Its own'], []]);
  });

  it('is offered no more to somebody who went on from it while another window had typed it [XR-012.e]', () => {
    const { open } = twoWindows();
    const [one, other] = [open(), open()];
    one.type('Salary');
    other.type('Salary');
    one.type('Salary slip');
    expect(one.others()).toEqual(['Salary']);
    one.drafts.sent(place, 'Salary');
    expect([one.shown(), one.others()]).toEqual(['Salary slip', []]);
  });

  it('stays in a window that was going on from it [XR-012.d]', () => {
    const { open } = twoWindows();
    const one = open();
    one.type('Shared');
    const other = open();
    other.drafts.write(place, typed('Shared and gone on'));
    one.drafts.sent(place, 'Shared');
    expect([one.shown(), other.shown()]).toEqual([null, 'Shared and gone on']);
  });

  it('goes from every window that shows it, and nothing else does [XR-012.d]', () => {
    const { open } = twoWindows();
    const [one, third] = [open(), open()];
    third.type('Its own');
    one.type('Shared');
    const other = open();
    expect(other.shown()).toBe('Shared');
    one.drafts.sent(place, 'Shared');
    expect([one.shown(), other.shown(), third.shown()]).toEqual([null, null, 'Its own']);
  });

  it.each(['sent', 'taken back'])(
    'goes from a window that shows it when a third one went on from it: %s [XR-012.d]',
    how => {
      const { open } = twoWindows();
      const one = open();
      one.type('Shared');
      const [other, third] = [open(), open()];
      third.type('Shared and gone on');
      if (how === 'sent') one.drafts.sent(place, 'Shared');
      else one.drafts.clear(place);
      expect([one.shown(), other.shown(), third.shown()]).toEqual([null, null, 'Shared and gone on']);
      expect([one.others(), other.others(), third.others()]).toEqual([
        ['Shared and gone on'],
        ['Shared and gone on'],
        [],
      ]);
    },
  );
});

describe('two windows on one form', () => {
  it('both let go of a text that is taken back in one of them', () => {
    const { open } = twoWindows();
    const one = open();
    one.type('Shared');
    const other = open();
    one.drafts.clear(place);
    expect([one.shown(), other.shown()]).toEqual([null, null]);
  });

  it('both let go of a text that one of them took and sent, and keep the other [XR-012.e]', () => {
    const { open } = twoWindows();
    const one = open();
    const other = open();
    one.type('From the first');
    other.type('From the second');
    one.drafts.take(place, one.drafts.get(place).others[0]?.id ?? '');
    one.drafts.sent(place, 'From the second');
    expect([one.shown(), one.others()]).toEqual([null, ['From the first']]);
    expect([other.shown(), other.others()]).toEqual([null, ['From the first']]);
  });

  it('keep both texts, and each is told of the other [XR-012.e]', () => {
    const { open, kept } = twoWindows();
    const one = open();
    const other = open();
    one.type('From the first');
    expect([other.shown(), other.others()]).toEqual([null, ['From the first']]);
    other.type('From the second');
    expect([one.shown(), one.others()]).toEqual(['From the first', ['From the second']]);
    expect([other.shown(), other.others()]).toEqual(['From the second', ['From the first']]);
    one.type('From the first, more of it');
    expect(other.others()).toEqual(['From the first, more of it']);
    // Gone on with and not written yet: what is stored of it is no other text.
    other.drafts.write(place, typed('From the second, and on'));
    one.type('From the first, all of it');
    expect(other.others()).toEqual(['From the first, all of it']);
    // What is there after both are closed.
    const later = aStore(kept);
    expect([later.shown(), ...later.others()]).toEqual(['From the first, all of it', 'From the second']);
  });

  it('lose nothing when both went on from one text [XR-012.e]', () => {
    const { open, kept } = twoWindows();
    const one = open();
    one.type('Salary');
    const other = open();
    other.type('Salary slip');
    one.type('Salary credited');
    expect(other.others()).toEqual(['Salary credited']);
    expect(one.others()).toEqual(['Salary slip']);
    const later = aStore(kept);
    expect([later.shown(), ...later.others()]).toEqual(['Salary credited', 'Salary slip']);
  });

  it('may take either text, the one that was not written yet included [XR-012.f]', () => {
    const { open } = twoWindows();
    const one = open();
    const other = open();
    one.type('From the first');
    other.drafts.write(place, typed('Still typing'));
    const take = () => other.drafts.take(place, other.drafts.get(place).others[0]?.id ?? '');
    take();
    expect([other.shown(), other.others()]).toEqual(['From the first', ['Still typing']]);
    take();
    expect([other.shown(), other.others()]).toEqual(['Still typing', ['From the first']]);
    // Written at the pause before, and gone on with.
    other.drafts.write(place, typed('Still typing, and on'));
    take();
    expect([other.shown(), other.others()]).toEqual(['From the first', ['Still typing, and on']]);
    // Gone on with what was taken: it is no other text of this window.
    other.type('From the first, and on');
    expect(other.others()).toEqual(['Still typing, and on']);
  });

  it('may take the other text back and forth when theirs was gone on from elsewhere [XR-012.f]', () => {
    const { open } = twoWindows();
    const one = open();
    one.type('Salary');
    const other = open();
    other.type('Salary slip');
    one.drafts.take(place, one.drafts.get(place).others[0]?.id ?? '');
    expect([one.shown(), one.others()]).toEqual(['Salary slip', ['Salary']]);
  });

  it('may take any of several [XR-012.f]', () => {
    const { open } = twoWindows();
    const [one, other, third] = [open(), open(), open()];
    one.type('From the first');
    other.type('From the second');
    third.type('From the third');
    expect(one.others()).toEqual(['From the third', 'From the second']);
    one.drafts.take(place, one.drafts.get(place).others[1]?.id ?? '');
    expect(one.shown()).toBe('From the second');
  });

  it('may give the other text up [XR-012.f]', () => {
    const { open, kept } = twoWindows();
    const one = open();
    const other = open();
    one.type('Salary');
    other.type('Slip');
    other.drafts.drop(place, other.drafts.get(place).others[0]?.id ?? '');
    expect(other.others()).toEqual([]);
    const later = aStore(kept);
    expect([later.shown(), later.others()]).toEqual(['Slip', []]);
    // It stays on the other screen, where somebody may go on with it.
    expect([one.shown(), one.others()]).toEqual(['Salary', ['Slip']]);
  });

  it('say nothing about the same text, which is kept once [XR-012.e]', () => {
    const { open, kept } = twoWindows();
    const one = open();
    const other = open();
    one.type('Salary');
    other.type('Salary');
    expect([one.others(), other.others()]).toEqual([[], []]);
    const later = aStore(kept);
    expect([later.shown(), later.others()]).toEqual(['Salary', []]);
  });
});

describe('isDecisionDraft', () => {
  it('knows a form of this release [XR-148.b]', () => {
    expect(isDecisionDraft({ ...emptyDraft, caseStatus: 'HOLD', holdReasons: ['Salary slip'] })).toBe(true);
  });

  it.each([
    ['a missing field', Object.fromEntries(Object.entries(emptyDraft).slice(1))],
    ['a list that became a text', { ...emptyDraft, holdReasons: 'Salary slip' }],
    ['a list of something else', { ...emptyDraft, holdReasons: ['Salary slip', 7] }],
    ['a text that became a number', { ...emptyDraft, maxEmi: 5000 }],
    ['nothing', null],
  ])('refuses %s [XR-148.b]', (_name, value) => {
    expect(isDecisionDraft(value)).toBe(false);
  });
});
