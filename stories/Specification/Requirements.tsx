import { Badge } from '@lending-desk/ui/primitives/Badge';
import { Button } from '@lending-desk/ui/primitives/Button';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { vars } from '@lending-desk/ui/theme';
import { useId, useState } from 'react';
import type { Proof, Row } from './row';
import { StoryLink } from './StoryLink';
import { cell, table } from './table';

const control = {
  font: 'inherit',
  height: vars.control.md,
  paddingInline: vars.space['2'],
  color: vars.colour.text.primary,
  background: vars.colour.surface.base,
  border: `1px solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.md,
};

/** Page size of the table; all 600 rows at once would make the page slow to read and to check. */
const pageLength = 100;

const prefixOf = (id: string) => id.slice(0, 2);
const resultTone = { passed: 'approve', failed: 'reject', 'not run': 'neutral' } as const;

interface RequirementsProps {
  /** The requirements with their proofs; null if they have not been measured yet. */
  rows: readonly Row[] | null;
}

/** All requirements, what proves each, and whether the proof passed in its last run. */
export function Requirements({ rows }: RequirementsProps) {
  if (rows === null) {
    return (
      <Stack gap="2">
        <Text as="h1" size="titleLg">
          Requirements
        </Text>
        <Text as="p">
          Nothing has been measured yet. Run <code>npm run requirements</code> for the list, or{' '}
          <code>npm test</code> for the list with the results, and reload this page.
        </Text>
      </Stack>
    );
  }
  return <MeasuredRequirements rows={rows} />;
}

function MeasuredRequirements({ rows }: { rows: readonly Row[] }) {
  const [prefix, setPrefix] = useState('');
  const [text, setText] = useState('');
  const [openOnly, setOpenOnly] = useState(false);
  const [pages, setPages] = useState(1);
  const fields = useId();

  const prefixes = [...new Set(rows.map(row => prefixOf(row.id)))];
  const needle = text.trim().toLowerCase();
  const found = rows.filter(
    row =>
      (prefix === '' || prefixOf(row.id) === prefix) &&
      (!openOnly || row.claims.length === 0) &&
      `${row.id} ${row.area} ${row.statement}`.toLowerCase().includes(needle),
  );
  const shown = found.slice(0, pages * pageLength);

  return (
    <Stack gap="4">
      <Stack gap="1">
        <Text as="h1" size="titleLg">
          Requirements
        </Text>
        <Text as="p" tone="secondary" numeric>
          {prefixes.map(name => `${name} ${proved(rows, name)}`).join(' · ')}
        </Text>
      </Stack>
      <Stack direction="row" gap="3" wrap role="search" aria-label="Requirements">
        <label htmlFor={`${fields}-prefix`}>Part</label>
        <select
          id={`${fields}-prefix`}
          value={prefix}
          style={control}
          onChange={event => setPrefix(event.target.value)}
        >
          <option value="">All</option>
          {prefixes.map(name => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <label htmlFor={`${fields}-text`}>Text</label>
        <input
          id={`${fields}-text`}
          type="search"
          value={text}
          style={control}
          onChange={event => setText(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={openOnly} onChange={event => setOpenOnly(event.target.checked)} />{' '}
          Not covered only
        </label>
        <Text role="status" tone="secondary" numeric>
          {found.length} of {rows.length}
        </Text>
      </Stack>
      <table style={table}>
        <thead>
          <tr>
            <th style={cell}>Id</th>
            <th style={cell}>Requirement</th>
            <th style={cell}>Proved by</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(row => (
            <tr key={row.id}>
              <th scope="row" style={{ ...cell, whiteSpace: 'nowrap' }}>
                <Text mono>{row.id}</Text>
              </th>
              <td style={cell}>{row.statement}</td>
              <td style={cell}>
                <Proofs proofs={row.claims} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < found.length ? (
        <Stack direction="row">
          <Button onClick={() => setPages(pages + 1)}>Show more</Button>
        </Stack>
      ) : null}
    </Stack>
  );
}

function proved(rows: readonly Row[], prefix: string): string {
  const its = rows.filter(row => prefixOf(row.id) === prefix);
  return `${its.filter(row => row.claims.length > 0).length} of ${its.length}`;
}

function Proofs({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return <Text tone="tertiary">Not covered</Text>;
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {proofs.map(proof => (
        <li key={`${proof.file} ${proof.name}`} style={{ paddingBottom: vars.space['1'] }}>
          <Badge tone={resultTone[proof.result]}>{proof.result}</Badge>{' '}
          {proof.storyId === null ? (
            <Text>
              {proof.name} <Text tone="tertiary">({proof.file})</Text>
            </Text>
          ) : (
            <StoryLink storyId={proof.storyId}>{proof.name}</StoryLink>
          )}
        </li>
      ))}
    </ul>
  );
}
