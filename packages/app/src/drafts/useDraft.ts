import { useCallback, useEffect, useState } from 'react';
import { drafts } from './drafts';
import type { DraftPlace } from './store';

export type DraftOptions<T> = DraftPlace & {
  /** What the form holds while nothing was typed. */
  readonly initial: T;
  /** The version of the loan `initial` came from. @default 0 */
  readonly version?: number | undefined;
  readonly fits: (value: unknown) => value is T;
  readonly same: (left: T, right: T) => boolean;
};

export type Draft<T> = {
  readonly draft: T;
  /** What the form held when the typing began, and the version of the loan it came from. */
  readonly base: T;
  readonly baseVersion: number;
  /** ISO instant; null while nothing is kept. */
  readonly savedAt: string | null;
  readonly setDraft: (value: T) => void;
  /** Goes on from a newer state of the loan, with what is to stand in the form on top of it. */
  readonly rebase: (value: T, base: T, version: number) => void;
  /** It was sent: nothing is kept any more. */
  readonly clear: () => void;
};

type Typed<T> = { value: T; base: T; baseVersion: number; savedAt: string | null };

/** What one person types into one form of one loan. Until they type, the form follows the loan; from then on it
 *  is theirs, over reloads and sign-ins, until it is sent. Mount it anew (a key) for another loan. */
export function useDraft<T>(options: DraftOptions<T>): Draft<T> {
  const { person, loanId, form, initial, version = 0, fits, same } = options;
  const [typed, setTyped] = useState<Typed<T> | null>(() => drafts.read({ person, loanId, form }, fits));
  const base = typed ? typed.base : initial;
  const baseVersion = typed ? typed.baseVersion : version;

  const keep = useCallback(
    (value: T, from: T, fromVersion: number) => {
      const place = { person, loanId, form };
      if (same(value, from)) {
        // Typed and taken back: the form follows the loan again.
        drafts.clear(place);
        setTyped(null);
        return;
      }
      setTyped(before => ({ value, base: from, baseVersion: fromVersion, savedAt: before?.savedAt ?? null }));
      drafts.write(place, { value, base: from, baseVersion: fromVersion }, savedAt =>
        setTyped(now => (now ? { ...now, savedAt } : now)),
      );
    },
    [person, loanId, form, same],
  );
  // Written before the loan is left: the timer would outlive the form.
  useEffect(() => drafts.flush, [person, loanId, form]);

  return {
    draft: typed ? typed.value : initial,
    base,
    baseVersion,
    savedAt: typed?.savedAt ?? null,
    setDraft: useCallback((value: T) => keep(value, base, baseVersion), [keep, base, baseVersion]),
    rebase: keep,
    clear: useCallback(() => {
      drafts.clear({ person, loanId, form });
      setTyped(null);
    }, [person, loanId, form]),
  };
}
