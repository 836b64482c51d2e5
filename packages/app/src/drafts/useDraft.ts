import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { drafts } from './drafts';
import { savedAtText } from './savedAtText';
import type { DraftPlace, DraftText } from './store';

export type DraftOptions<T> = DraftPlace & {
  /** The values of the form before anything is typed. */
  readonly initial: T;
  /** The version of the loan `initial` came from. @default 0 */
  readonly version?: number | undefined;
  readonly fits: (value: unknown) => value is T;
  readonly same: (left: T, right: T) => boolean;
};

/** What another window has typed into the same form. */
export type OtherText<T> = {
  readonly value: T;
  /** ISO instant. */
  readonly savedAt: string;
  /** Puts it into this form; the previous text is then offered as the other one. */
  readonly onTake: () => void;
  /** Discards it. */
  readonly onDrop: () => void;
};

export type Draft<T> = {
  readonly draft: T;
  /** What the form held when the typing began, and the version of the loan it came from. */
  readonly base: T;
  readonly baseVersion: number;
  /** 'Draft saved 10:42 am'; undefined while nothing is kept. */
  readonly draftNote: string | undefined;
  readonly setDraft: (value: T) => void;
  /** Continues from a newer state of the loan, with the given values in the form. */
  readonly rebase: (value: T, base: T, version: number) => void;
  readonly other: OtherText<T> | null;
};

/** The text, typed; null if another release wrote it. */
function fitting<T, Text extends DraftText<unknown>>(
  text: Text | null | undefined,
  fits: (value: unknown) => value is T,
) {
  if (!text || !fits(text.value) || !fits(text.base)) return null;
  return { ...text, value: text.value, base: text.base };
}

/** What one person types into one form. Until they type, the form follows what is stored; from then on it
 *  keeps their text, across reloads and sign-ins, until it is sent. */
export function useDraft<T>(options: DraftOptions<T>): Draft<T> {
  const { person, of, form, initial, version = 0, fits, same } = options;
  const place = useMemo(() => ({ person, of, form }), [person, of, form]);
  const { mine, others } = useSyncExternalStore(
    useCallback(listener => drafts.subscribe(place, listener), [place]),
    () => drafts.get(place),
  );
  const typed = fitting(mine, fits);
  const base = typed ? typed.base : initial;
  const baseVersion = typed ? typed.baseVersion : version;

  const keep = useCallback(
    (value: T, from: T, fromVersion: number) => {
      // Typed and taken back: the form follows the loan again.
      if (same(value, from)) drafts.clear(place);
      else drafts.write(place, { value, base: from, baseVersion: fromVersion });
    },
    [place, same],
  );
  // Written before the loan is left: the timer would outlive the form.
  useEffect(() => drafts.flush, [place]);

  const other = useMemo(() => {
    const text = others.map(one => fitting(one, fits)).find(one => one !== null);
    if (!text) return null;
    const { id, value, savedAt } = text;
    return {
      value,
      savedAt,
      onTake: () => drafts.take(place, id),
      onDrop: () => drafts.drop(place, id),
    };
  }, [others, fits, place]);

  return {
    draft: typed ? typed.value : initial,
    base,
    baseVersion,
    draftNote: savedAtText(typed?.savedAt ?? null),
    setDraft: useCallback((value: T) => keep(value, base, baseVersion), [keep, base, baseVersion]),
    rebase: keep,
    other,
  };
}
