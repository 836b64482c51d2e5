import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';

/** What is typed for a view whose address follows a moment later.
 *  @param arrived  what is typed once the view is another one; what is for that view already stays as it is
 *  @returns what is typed as the view is now, and how to change it */
export function useTyped<View, Typed>(
  view: View,
  begin: (view: View) => Typed,
  arrived: (typed: Typed, view: View) => Typed,
): [Typed, Dispatch<SetStateAction<Typed>>] {
  const [typed, setTyped] = useState(() => begin(view));
  // Not while it renders: an address arrives in a transition, and React would add the next letter to the state of one
  // that this letter interrupts, where the letters before it seem to be of another view.
  useLayoutEffect(() => setTyped(now => arrived(now, view)), [arrived, view]);
  return [arrived(typed, view), setTyped];
}
