import { formatDateTime, instant } from '@lending-desk/domain/calendar';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { storybookAddress } from './address';
import { BookLink } from './BookLink';
import { inWords } from './inWords';
import { type Changes as ChangesSince, partOf, parts, type Row } from './row';
import { cell, table } from './table';

const kinds = [
  [
    'regressed',
    'No longer proved',
    'Proved before; now nothing proves them, or a proof failed in its last run.',
  ],
  ['proved', 'Newly proved', 'A story or test proves them now, and none did before.'],
  ['added', 'New requirements', 'They were not in the list before.'],
  ['reworded', 'Reworded', 'The statement differs from what it was.'],
  ['removed', 'Removed', 'No longer in the list.'],
] as const;

const unknown =
  'What changed is not known: run npm run requirements in a checkout with its history, and reload this page.';

interface ChangesProps {
  /** Null if they are not known. */
  changes: ChangesSince | null;
  rows: readonly Row[];
}

/** The numbers of what changed since the last tag, or the first commit. */
export function ChangesInShort({ changes }: Pick<ChangesProps, 'changes'>) {
  if (changes === null) return <Text as="p">{unknown}</Text>;
  const counts = kinds.map(([kind, name]) => `${name.toLowerCase()}: ${changes[kind].length}`);
  return (
    <Text as="p" numeric>
      Since {withDay(changes.since)}: {counts.join(', ')}.
    </Text>
  );
}

const withDay = ({ name, at }: ChangesSince['since']) => `${name} (${formatDateTime(instant(at))})`;

/** What changed in the requirements and their proofs since another revision. */
export function Changes({ changes, rows }: ChangesProps) {
  if (changes === null) return <Text as="p">{unknown}</Text>;
  return (
    <Stack gap="6">
      <Text as="p" size="bodyLg">
        {changes.until ? `${withDay(changes.until)} compared` : 'Compared'} with {withDay(changes.since)}. For
        another tag or commit run <code>npm run requirements -- --write --since REVISION</code>.
      </Text>
      {kinds.map(([kind, name, meaning]) => (
        <Stack key={kind} as="section" gap="2" aria-label={name}>
          <Text as="h2" size="title" numeric>
            {name}: {changes[kind].length}
          </Text>
          <Text as="p" tone="secondary">
            {meaning}
          </Text>
          <ByDesk ids={changes[kind]} rows={rows} open={kind !== 'proved'} />
        </Stack>
      ))}
    </Stack>
  );
}

function ByDesk({ ids, rows, open }: { ids: readonly string[]; rows: readonly Row[]; open: boolean }) {
  return [...new Set(ids.map(partOf))].map(part => {
    const its = ids.filter(id => partOf(id) === part);
    return (
      <details key={part} open={open}>
        <summary>
          <Text numeric>
            {parts[part] ?? part}: {its.length}
          </Text>
        </summary>
        <table style={table}>
          <tbody>
            {its.map(id => (
              <tr key={id}>
                <th scope="row" style={{ ...cell, whiteSpace: 'nowrap', width: 90 }}>
                  <BookLink to={storybookAddress.to(id)}>{id}</BookLink>
                </th>
                <td style={cell}>{inWords(rows.find(row => row.id === id)?.statement ?? '').words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    );
  });
}
