/** What a person has typed into one form of one loan and not sent yet. */
export type StoredDraft<T> = {
  readonly value: T;
  /** What the form held before they typed, and the version of the loan it came from: a save is compared with it. */
  readonly base: T;
  readonly baseVersion: number;
  /** ISO instant of the last write. */
  readonly savedAt: string;
};

export type DraftPlace = {
  readonly person: string;
  readonly loanId: string;
  /** Name of the form: 'decision', 'comment'. */
  readonly form: string;
};

const prefix = 'lending-desk.draft';
const writeAfterMs = 400;

const keyOf = ({ person, loanId, form }: DraftPlace) =>
  [prefix, person, loanId, form].map(encodeURIComponent).join('/');

type Parts = {
  readonly storage: Storage;
  readonly now: () => Date;
};

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isDraft(stored: unknown): stored is StoredDraft<unknown> {
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

/** Drafts in local storage: they outlive a reload, a sign-in and a closed tab. Writing waits until the typing
 *  pauses; `flush` writes at once, for a page that is about to go. */
export function createDraftStore({ storage, now }: Parts) {
  const waiting = new Map<
    string,
    { readonly write: () => void; readonly timer: ReturnType<typeof setTimeout> }
  >();

  function drop(key: string) {
    clearTimeout(waiting.get(key)?.timer);
    waiting.delete(key);
    storage.removeItem(key);
  }

  return {
    /** @param fits  what a stored value must look like: another release may have written it
     *  @returns null when there is none, or none that fits */
    read: <T>(place: DraftPlace, fits: (value: unknown) => value is T): StoredDraft<T> | null => {
      const stored = parsed(storage.getItem(keyOf(place)));
      if (!isDraft(stored) || !fits(stored.value) || !fits(stored.base)) return null;
      return { ...stored, value: stored.value, base: stored.base };
    },
    /** @param onSaved  told the instant of the write, or null when the browser would not keep it */
    write: <T>(
      place: DraftPlace,
      draft: Omit<StoredDraft<T>, 'savedAt'>,
      onSaved: (savedAt: string | null) => void,
    ) => {
      const key = keyOf(place);
      clearTimeout(waiting.get(key)?.timer);
      const write = () => {
        waiting.delete(key);
        const savedAt = now().toISOString();
        try {
          storage.setItem(key, JSON.stringify({ ...draft, savedAt }));
          onSaved(savedAt);
        } catch {
          onSaved(null);
        }
      };
      waiting.set(key, { write, timer: setTimeout(write, writeAfterMs) });
    },
    clear: (place: DraftPlace) => drop(keyOf(place)),
    /** Everything a person has not sent: their logout takes it along. */
    clearPerson: (person: string) => {
      const own = `${encodeURIComponent(prefix)}/${encodeURIComponent(person)}/`;
      const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of [...stored, ...waiting.keys()]) {
        if (key?.startsWith(own)) drop(key);
      }
    },
    flush: () => {
      for (const { write, timer } of [...waiting.values()]) {
        clearTimeout(timer);
        write();
      }
    },
  };
}
