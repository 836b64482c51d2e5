import { useTyped } from './useTyped';

/** The search box of a list whose address has what is searched: what is typed, and what of it the view has not taken up
 *  yet. */
export interface SearchBox {
  readonly typed: string;
  /** What the view searches for, '' for none. */
  readonly searched: string;
  /** What was asked of the view and has not arrived, the oldest first. */
  readonly asked: readonly string[];
}

const begin = (searched: string): SearchBox => ({ typed: searched, searched, asked: [] });

/** The view is asked to search for something, which it takes up a moment later. */
export const asking = (box: SearchBox, searched: string, typed = box.typed): SearchBox => ({
  ...box,
  typed,
  asked: [...box.asked, searched],
});

/** The view searches for something else now. Where it was asked to, the box stays as it is, because typing goes on
 *  meanwhile; else it follows: the sidebar, the way back. */
export function viewArrived(box: SearchBox, searched: string): SearchBox {
  if (box.searched === searched) return box;
  const at = box.asked.indexOf(searched);
  return at < 0 ? begin(searched) : { ...box, searched, asked: box.asked.slice(at + 1) };
}

/** The box as the view has it now.
 *  @param searched  what the view searches for, '' for none */
export const useSearchBox = (searched: string) => useTyped(searched, begin, viewArrived);
