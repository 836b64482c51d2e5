import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { filteredAddress } from './address';
import { BookLink } from './BookLink';
import { partOf, parts, type Row, statusOf } from './row';
import { cell, table } from './table';

/** How much of each desk is proved, with links to its requirements. */
export function Progress({ rows }: { rows: readonly Row[] }) {
  const prefixes = [...new Set(rows.map(row => partOf(row.id)))];
  const proved = rows.filter(row => row.claims.length > 0).length;
  const failed = rows.filter(row => statusOf(row) === 'failed').length;
  return (
    <Stack gap="3">
      <Text as="p" size="bodyLg" numeric>
        {proved} of {rows.length} requirements have a proof
        {failed === 0 ? '' : `; of ${failed} a proof failed in its last run`}.
      </Text>
      <table style={{ ...table, tableLayout: 'fixed' }}>
        <thead>
          <tr>
            {['Desk', 'Requirements with a proof', 'In their last run'].map(name => (
              <th key={name} scope="col" style={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prefixes.map(prefix => (
            <Desk key={prefix} prefix={prefix} rows={rows.filter(row => partOf(row.id) === prefix)} />
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

function Desk({ prefix, rows }: { prefix: string; rows: readonly Row[] }) {
  const count = (status: string) => rows.filter(row => statusOf(row) === status).length;
  const missing = count('not built yet');
  const counts = [
    [count('passed'), 'passed'],
    [count('failed'), 'failed'],
    [count('not run'), 'not run'],
  ] as const;
  const name = parts[prefix] ?? prefix;
  return (
    <tr>
      <th scope="row" style={cell}>
        <BookLink to={filteredAddress({ part: prefix })}>{name}</BookLink>{' '}
        <Text mono tone="tertiary">
          {prefix}
        </Text>
      </th>
      <td style={cell}>
        <Stack direction="row" gap="3">
          <meter min={0} max={rows.length} value={rows.length - missing} aria-label={`${name}, proved`} />
          <Text numeric>
            {rows.length - missing} of {rows.length}
          </Text>
        </Stack>
      </td>
      <td style={cell}>
        <Text numeric tone={count('failed') > 0 ? 'reject' : 'inherit'}>
          {counts
            .filter(([number]) => number > 0)
            .map(([number, word]) => `${number} ${word}`)
            .join(', ') || 'Not built yet'}
        </Text>
      </td>
    </tr>
  );
}
