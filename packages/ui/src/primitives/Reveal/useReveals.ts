import { useEffect, useRef, useState } from 'react';
import { useWhenHidden } from '../Shown';

/** How a masked value or a covered file stands. */
export type Reveal =
  | {
      readonly state: 'masked';
      /** Why the last try failed, in words; null when there was none. */
      readonly error: string | null;
    }
  | { readonly state: 'asking' }
  | { readonly state: 'shown'; readonly value: string };

export type Reveals<Name extends string> = {
  of: (name: Name) => Reveal;
  /** Asks for a masked one and masks a shown one; while one is asked for, nothing. */
  toggle: (name: Name) => void;
};

const atRest: Reveal = { state: 'masked', error: null };
const nothing = 'There is nothing to show';
const failed = 'It could not be shown';

/** Values that are asked for one at a time and forgotten again after a while, or when their tab goes behind another:
 *  what is masked again is not kept.
 *  @param ask  rejected with the words to show; each call is recorded, so one press is one call
 *  @param forMs  how long a value stays, in milliseconds */
export function useReveals<Name extends string>(
  ask: (name: Name) => Promise<string | null>,
  forMs = 30_000,
): Reveals<Name> {
  const [all, setAll] = useState<ReadonlyMap<Name, Reveal>>(new Map());
  // Beside the state: the second of two presses comes before the first is drawn.
  const asking = useRef(new Map<Name, symbol>());
  const timers = useRef(new Map<Name, ReturnType<typeof setTimeout>>());
  const put = (name: Name, reveal: Reveal) => setAll(current => new Map(current).set(name, reveal));

  const forget = () => {
    asking.current.clear();
    for (const timer of timers.current.values()) clearTimeout(timer);
    timers.current.clear();
  };
  useWhenHidden(() => {
    forget();
    setAll(new Map());
  });
  useEffect(() => forget, []);

  const show = async (name: Name) => {
    const mine = Symbol(name);
    asking.current.set(name, mine);
    put(name, { state: 'asking' });
    const answer = await ask(name).then(
      (value): Reveal => (value === null ? { state: 'masked', error: nothing } : { state: 'shown', value }),
      (thrown: unknown): Reveal => ({
        state: 'masked',
        error: thrown instanceof Error ? thrown.message : failed,
      }),
    );
    if (asking.current.get(name) !== mine) return;
    asking.current.delete(name);
    put(name, answer);
    if (answer.state === 'shown')
      timers.current.set(
        name,
        setTimeout(() => put(name, atRest), forMs),
      );
  };

  return {
    of: name => all.get(name) ?? atRest,
    toggle: name => {
      if (asking.current.has(name)) return;
      clearTimeout(timers.current.get(name));
      if (all.get(name)?.state === 'shown') put(name, atRest);
      else void show(name);
    },
  };
}
