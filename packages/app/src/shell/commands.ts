import { useEffect } from 'react';
import { sharedValue } from '../sharedValue/sharedValue';

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
const offered = sharedValue(none);

/** Offers what this page can do, for as long as it is open.
 *  @param groups  keep it stable between renders */
export function useOfferCommands(groups: readonly CommandGroup[]) {
  useEffect(() => {
    offered.set(groups);
    return () => offered.set(none);
  }, [groups]);
}

/** What the open page can do. */
export const useCommands = () => offered.use(offered.get);
