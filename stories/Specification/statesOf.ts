/** What a tab or dialog can look like, in the words of `parameters.states`. */
export const states = ['ready', 'loading', 'empty', 'error', 'notPermitted', 'longest'] as const;
export type State = (typeof states)[number];

/** A tab, dialog or form with its stories, as `npm run check:stories` found them. */
export interface StatesOf {
  name: string;
  kind: 'tab' | 'dialog' | 'form';
  /** Story ids by state, in light and in dark. */
  shown: Partial<Record<State, { light: readonly string[]; dark: readonly string[] }>>;
  /** Why it never has a state. */
  never?: Partial<Record<State, string>> | undefined;
}
