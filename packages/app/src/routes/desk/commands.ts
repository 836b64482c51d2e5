import { useEffect, useSyncExternalStore } from 'react';

/** Something the open page can do, for the palette. */
export type Command = {
  readonly id: string;
  readonly label: string;
  /** Keys that do the same, one cap each. */
  readonly kbd?: readonly string[];
  readonly run: () => void;
};

export type CommandGroup = { readonly label: string; readonly items: readonly Command[] };

const none: readonly CommandGroup[] = [];
const listeners = new Set<() => void>();
let offered = none;

function offer(groups: readonly CommandGroup[]) {
  offered = groups;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Offers what this page can do, for as long as it is open.
 *  @param groups  keep it stable between renders */
export function useOfferCommands(groups: readonly CommandGroup[]) {
  useEffect(() => {
    offer(groups);
    return () => offer(none);
  }, [groups]);
}

/** What the open page can do. */
export function useCommands(): readonly CommandGroup[] {
  return useSyncExternalStore(subscribe, () => offered);
}
