/** The states of a tab or dialog, as used in `parameters.states`. */
export const states = ['ready', 'loading', 'empty', 'error', 'notPermitted', 'longest'] as const;
export type State = (typeof states)[number];

/** A tab, dialog or form with its stories, as found by `npm run check:stories`. */
export interface StatesOf {
  name: string;
  kind: 'screen' | 'tab' | 'dialog' | 'form';
  /** The title of its stories. */
  title: string;
  /** Story ids by state. */
  shown: Partial<Record<State, readonly string[]>>;
  /** Why it cannot have a state. */
  never?: Partial<Record<State, string>> | undefined;
}
