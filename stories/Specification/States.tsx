import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { type State, states, type StatesOf } from './statesOf';
import { BookLink, storyAddress } from './BookLink';
import { cell, table } from './table';

const words: Readonly<Record<State, string>> = {
  ready: 'Ready',
  loading: 'Loading',
  empty: 'Empty',
  error: 'Error',
  notPermitted: 'Not permitted',
  longest: 'Longest data',
};

const themes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

interface StatesProps {
  /** The tabs, dialogs and forms with their stories; null if they have not been counted yet. */
  rows: readonly StatesOf[] | null;
}

/** Every tab and dialog with a story of each of its states, in either theme. */
export function States({ rows }: StatesProps) {
  const cells = (rows ?? []).flatMap(({ shown }) => Object.values(shown));
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Text as="h1" size="titleLg">
          States of screens, tabs and dialogs
        </Text>
        {rows === null ? (
          <Text as="p">
            Nothing has been counted yet. Run <code>npm run check:stories</code> and reload this page.
          </Text>
        ) : (
          <Text as="p" tone="secondary" numeric>
            {cells.filter(ids => ids.length > 0).length} of {cells.length} shown, each in light and in dark
          </Text>
        )}
      </Stack>
      {byDesk(rows ?? []).map(([desk, own]) => (
        <Stack as="section" gap="2" key={desk}>
          <Text as="h2" size="title">
            {desk}
          </Text>
          <table style={table} aria-label={desk}>
            <thead>
              <tr>
                {['Component', ...states.map(state => words[state])].map(name => (
                  <th key={name} scope="col" style={cell}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {own.map(row => (
                <tr key={`${row.title} ${row.name}`}>
                  <th scope="row" style={cell}>
                    {row.title.split('/').at(-1)}{' '}
                    <Text size="caption" tone="tertiary">
                      {row.kind}
                    </Text>
                  </th>
                  {states.map(state => (
                    <td key={state} style={cell}>
                      <Shown row={row} state={state} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Stack>
      ))}
    </Stack>
  );
}

const deskOf = ({ title }: StatesOf) => title.split('/')[0] ?? '';

/** The rows of each desk, which is the first word of a title. */
const byDesk = (rows: readonly StatesOf[]) =>
  [...new Set(rows.map(deskOf))].map(desk => [desk, rows.filter(row => deskOf(row) === desk)] as const);

function Shown({ row, state }: { row: StatesOf; state: State }) {
  const shown = row.shown[state];
  if (!shown) {
    return (
      <Text size="caption" tone="tertiary">
        Never: {row.never?.[state]}
      </Text>
    );
  }
  const [id] = shown;
  if (id === undefined) return <Text tone="reject">No story</Text>;
  return (
    <Stack direction="row" gap="2">
      {themes.map(([theme, word]) => (
        <BookLink key={theme} to={storyAddress(id, theme)} label={`${row.title}, ${words[state]}, ${word}`}>
          {word}
        </BookLink>
      ))}
    </Stack>
  );
}
