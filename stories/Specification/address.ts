/** What the page of requirements shows: one requirement, or those that pass the filters; '' for any. */
export interface Shown {
  id: string;
  part: string;
  status: string;
  text: string;
}

/** Where the page keeps what it shows, so that it can be linked to. */
export interface Address {
  readonly read: () => Shown;
  readonly write: (shown: Shown) => void;
  /** The address of one requirement. */
  readonly to: (id: string) => string;
}

export const requirementsPath = '/story/specification-requirements--last-run';
const names = ['id', 'part', 'status', 'text'] as const;

/** Storybook's own window; the story is in a frame of the same origin. */
const book = () => window.top ?? window;

/** The address of Storybook: `./?path=…&id=CR-189`. Only the page itself changes it. */
export const storybookAddress: Address = {
  read: () => {
    const query = new URLSearchParams(book().location.search);
    const at = (name: string) => (query.get('path') === requirementsPath ? (query.get(name) ?? '') : '');
    return { id: at('id').toUpperCase(), part: at('part'), status: at('status'), text: at('text') };
  },
  write: shown => {
    const { location, history } = book();
    const query = new URLSearchParams(location.search);
    if (query.get('path') !== requirementsPath) return;
    for (const name of names) {
      if (shown[name] === '') query.delete(name);
      else query.set(name, shown[name]);
    }
    // Storybook writes its path unencoded, too.
    history.replaceState(history.state, '', `?${query.toString().replaceAll('%2F', '/')}`);
  },
  to: id => `./?path=${requirementsPath}&id=${id}`,
};
