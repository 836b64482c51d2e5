import { fieldsOf } from '@lending-desk/domain/loose';
import { randomId } from '../http/randomId';
import { keysIn, parsed } from './stored';

/** What a person has typed into one form and not sent yet. */
export type DraftText<T> = {
  readonly value: T;
  /** What the form held before they typed, and the version of the loan it came from: a save is compared with it. */
  readonly base: T;
  readonly baseVersion: number;
};

export type StoredText<T> = DraftText<T> & {
  /** A new id for each write. */
  readonly id: string;
  /** ISO instant of the write. */
  readonly savedAt: string;
};

/** The state of a form in this window. */
export type DraftState = {
  /** What was typed; null while the form follows the loan. `savedAt` is null until the browser keeps it. */
  readonly mine: (DraftText<unknown> & { readonly savedAt: string | null }) | null;
  /** What other windows have typed into the same form and this one does not show, newest first. */
  readonly others: readonly StoredText<unknown>[];
};

export type DraftPlace = {
  readonly person: string;
  /** What the form is about: a loan's own number, whatever its address says, or the day of a horoscope. */
  readonly of: number | string;
  /** Name of the form: 'decision', 'comment'. */
  readonly form: string;
};

type Open = {
  state: DraftState;
  /** The stored text `mine` is or goes on from. */
  from: string | null;
  timer: ReturnType<typeof setTimeout> | null;
  readonly listeners: Set<() => void>;
};

type Parts = {
  readonly storage: Storage;
  readonly now: () => Date;
};

const prefix = 'lending-desk.draft';
const writeAfterMs = 400;

const keyOf = ({ person, of, form }: DraftPlace) =>
  [prefix, person, String(of), form].map(encodeURIComponent).join('/');

const ownKeys = (person: string) => `${[prefix, person].map(encodeURIComponent).join('/')}/`;

function isText(stored: unknown): stored is Omit<StoredText<unknown>, 'id'> {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'value' in stored &&
    'base' in stored &&
    'baseVersion' in stored &&
    typeof stored.baseVersion === 'number' &&
    'savedAt' in stored &&
    typeof stored.savedAt === 'string'
  );
}

const isStoredText = (stored: unknown): stored is StoredText<unknown> =>
  isText(stored) && 'id' in stored && typeof stored.id === 'string';

function textsIn(stored: unknown): StoredText<unknown>[] {
  // The last release kept one text, without an id.
  if (isText(stored)) return [{ ...stored, id: stored.savedAt }];
  return [fieldsOf(stored)['texts']].flat().filter(isStoredText);
}

/** The texts that were just sent or taken back: a window that still shows one learns that it is no longer a draft. */
const goneIn = (stored: unknown): readonly unknown[] => [fieldsOf(stored)['gone']].flat();

/** Compares as JSON, because both values are stored as JSON. */
const alike = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Drafts in local storage: they outlive a reload, a sign-in and a closed tab. Writing waits until typing
 *  pauses; `flush` writes at once, for a page that is about to close. A window replaces only the text it has shown: what
 *  another window typed into the same form is kept beside it until it is taken, dropped or sent. */
export function createDraftStore({ storage, now }: Parts) {
  const opened = new Map<string, Open>();

  const read = (key: string) => textsIn(parsed(storage.getItem(key)));

  /** @returns whether the browser stored it */
  function store(
    key: string,
    texts: readonly StoredText<unknown>[],
    gone: readonly (string | null)[] = [],
  ): boolean {
    try {
      if (texts.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ texts, gone }));
      return true;
    } catch {
      return false;
    }
  }

  function show(open: Open, mine: DraftState['mine'], texts: readonly StoredText<unknown>[]) {
    const others = texts.filter(text => text.id !== open.from && !(mine && alike(text.value, mine.value)));
    open.state = { mine, others };
    for (const listener of open.listeners) listener();
  }

  function opening(place: DraftPlace): Open {
    const key = keyOf(place);
    let open = opened.get(key);
    if (!open) {
      const [newest = null, ...others] = read(key);
      open = { state: { mine: newest, others }, from: newest?.id ?? null, timer: null, listeners: new Set() };
      opened.set(key, open);
    }
    return open;
  }

  function stopWaiting(open: Open) {
    if (open.timer !== null) clearTimeout(open.timer);
    open.timer = null;
  }

  function save(key: string, open: Open) {
    stopWaiting(open);
    const { mine } = open.state;
    if (!mine) return;
    const text = { ...mine, id: randomId(), savedAt: now().toISOString() };
    const others = read(key).filter(one => one.id !== open.from && !alike(one.value, mine.value));
    const kept = store(key, [text, ...others]);
    if (kept) open.from = text.id;
    show(open, { ...mine, savedAt: kept ? text.savedAt : null }, kept ? [text, ...others] : others);
  }

  /** The form no longer holds any text of this window. */
  function follow(open: Open, texts: readonly StoredText<unknown>[]) {
    stopWaiting(open);
    open.from = null;
    show(open, null, texts);
  }

  return {
    get: (place: DraftPlace): DraftState => opening(place).state,
    subscribe: (place: DraftPlace, listener: () => void) => {
      const { listeners } = opening(place);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write: (place: DraftPlace, text: DraftText<unknown>) => {
      const key = keyOf(place);
      const open = opening(place);
      stopWaiting(open);
      open.timer = setTimeout(() => save(key, open), writeAfterMs);
      show(open, { ...text, savedAt: open.state.mine?.savedAt ?? null }, open.state.others);
    },
    /** Typed and taken back: the form follows the loan again. */
    clear: (place: DraftPlace) => {
      const key = keyOf(place);
      const open = opening(place);
      const texts = read(key).filter(text => text.id !== open.from);
      store(key, texts, [open.from]);
      follow(open, texts);
    },
    /** This text reached the server. Text typed while it was being sent stays. */
    sent: (place: DraftPlace, value: unknown) => {
      const key = keyOf(place);
      const open = opening(place);
      const all = read(key);
      const { mine } = open.state;
      const isShown = mine !== null && alike(mine.value, value);
      // Sent before the typing paused: what is stored is how it was at the pause before.
      const texts = all.filter(text => !alike(text.value, value) && !(isShown && text.id === open.from));
      const gone = all.filter(text => !texts.includes(text)).map(({ id }) => id);
      // A window that went on from it may have stored its own text in its place, while a third one still shows it.
      store(key, texts, isShown ? [...gone, open.from] : gone);
      if (!isShown) show(open, mine, texts);
      else follow(open, texts);
    },
    /** Shows the text of another window; the previous text of this window is then offered as the other one. */
    take: (place: DraftPlace, id: string) => {
      const key = keyOf(place);
      const open = opening(place);
      const text = open.state.others.find(other => other.id === id);
      if (!text) return;
      // Not written yet, or replaced by another window: only this window has it.
      if (open.timer !== null || !read(key).some(stored => stored.id === open.from)) save(key, open);
      open.from = text.id;
      show(open, text, read(key));
    },
    /** Discards the text of another window. */
    drop: (place: DraftPlace, id: string) => {
      const key = keyOf(place);
      const open = opening(place);
      const texts = read(key).filter(text => text.id !== id);
      store(key, texts);
      show(open, open.state.mine, texts);
    },
    /** What this person has stored drafts of one form about. */
    ofForm: (person: string, form: string): string[] => {
      const [before, after] = [ownKeys(person), `/${encodeURIComponent(form)}`];
      return keysIn(storage)
        .filter(key => key.startsWith(before) && key.endsWith(after))
        .map(key => decodeURIComponent(key.slice(before.length, -after.length)));
    },
    /** Removes all drafts of a person at logout. */
    clearPerson: (person: string) => {
      const own = ownKeys(person);
      for (const key of keysIn(storage)) if (key.startsWith(own)) storage.removeItem(key);
      for (const [key, open] of opened) if (key.startsWith(own)) follow(open, []);
    },
    /** Another window wrote to the storage. */
    storageChanged: (key: string) => {
      const open = opened.get(key);
      if (!open) return;
      const texts = read(key);
      const gone = texts.length === 0 || goneIn(parsed(storage.getItem(key))).includes(open.from);
      // The text shown in both windows was sent or cleared in the other one.
      if (gone && open.from !== null && open.timer === null) follow(open, texts);
      else show(open, open.state.mine, texts);
    },
    flush: () => {
      for (const [key, open] of opened) if (open.timer !== null) save(key, open);
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
