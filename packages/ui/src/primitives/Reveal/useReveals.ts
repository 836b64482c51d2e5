import { useEffect, useRef, useState } from 'react';
import { useWhenHidden } from '../Shown';

/** State of a masked value or file. */
export type Reveal =
  | {
      readonly state: 'masked';
      /** Why the last attempt failed; null if it did not. */
      readonly error: string | null;
    }
  | { readonly state: 'asking' }
  | { readonly state: 'shown'; readonly value: string };

export type Reveals<Name extends string> = {
  of: (name: Name) => Reveal;
  /** Reveals a masked value or masks a revealed one; does nothing while one is being fetched. */
  toggle: (name: Name) => void;
};

const atRest: Reveal = { state: 'masked', error: null };
const nothing = 'There is nothing to show';
const failed = 'It could not be shown';

/** Reveals masked values one at a time and forgets them after a while, or when their tab is hidden. Masked values
 *  are not kept in memory.
 *  @param ask  fetches a value; rejects with the message to show. Each call is audited, so one press makes one
 *  call
 *  @param forMs  how long a value stays revealed, in milliseconds */
export function useReveals<Name extends string>(
  ask: (name: Name) => Promise<string | null>,
  forMs = 30_000,
): Reveals<Name> {
  const [all, setAll] = useState<ReadonlyMap<Name, Reveal>>(new Map());
  // A ref next to the state, because a second press can come before the first has rendered.
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
