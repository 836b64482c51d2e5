/** What the page of requirements shows: those that pass the filters, and the one that is open; '' for any and none. */
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

/** The page that answers questions. */
export const askPath = '/docs/start-here-ask--docs';
/** The address of the answers to one question. */
export const askAddress = (question: string) => `./?path=${askPath}&${new URLSearchParams({ question })}`;

const requirementsPath = '/docs/specification-requirements--docs';
const names = ['id', 'part', 'status', 'text'] as const;

/** Storybook's own window; the page is in a frame of the same origin. */
const book = () => window.top ?? window;

/** An id as typed in any case: CO-005, and of a clause CO-005.b or M13.c. */
export function idOf(text: string): string {
  const [row = '', clause] = text.trim().split('.');
  return clause === undefined ? row.toUpperCase() : `${row.toUpperCase()}.${clause.toLowerCase()}`;
}

/** The address of Storybook: `./?path=…&id=CR-189`. Only the page itself changes it. */
export const storybookAddress: Address = {
  read: () => {
    const query = new URLSearchParams(book().location.search);
    const at = (name: string) => (query.get('path') === requirementsPath ? (query.get(name) ?? '') : '');
    return { id: idOf(at('id')), part: at('part'), status: at('status'), text: at('text') };
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

/** The address of the requirements of one part, or of one status. */
export const filteredAddress = (shown: Partial<Shown>) =>
  `./?path=${requirementsPath}&${new URLSearchParams(shown).toString()}`;
