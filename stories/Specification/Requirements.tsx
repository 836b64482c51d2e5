import { Badge } from '@lending-desk/ui/primitives/Badge';
import { Button } from '@lending-desk/ui/primitives/Button';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { vars } from '@lending-desk/ui/theme';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type Address, storybookAddress } from './address';
import { LastRuns } from './LastRuns';
import { type Measured, partOf, parts, type Proof, type Row, statuses, statusOf, statusTone } from './row';
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

interface RequirementsProps {
  /** The requirements with their proofs; null if they have not been measured yet. */
  measured: Measured | null;
  /** Where id and filters are kept. @default Storybook's own address */
  address?: Address | undefined;
}

/** All requirements, what proves each, and whether the proof passed in its last run. */
export function Requirements({ measured, address = storybookAddress }: RequirementsProps) {
  if (measured === null) {
    return (
      <Stack gap="2">
        <Text as="h1" size="titleLg">
          Requirements
        </Text>
        <Text as="p">
          Nothing has been measured yet, or a run is under way. Run <code>npm run requirements</code> for the
          list, or <code>npm test</code> for the list with the results, and reload this page.
        </Text>
      </Stack>
    );
  }
  return <MeasuredRequirements {...measured} address={address} />;
}

/** Every word occurs somewhere in the row. */
function holds(row: Row, words: readonly string[]): boolean {
  const text = `${row.id} ${row.area} ${row.statement} ${row.source} ${row.claims.map(it => it.name).join(' ')}`;
  const lower = text.toLowerCase();
  return words.every(word => lower.includes(word));
}

function MeasuredRequirements({ runs, rows, address }: Measured & { address: Address }) {
  const [shown, setShown] = useState(address.read);
  const [pages, setPages] = useState(1);
  const fields = useId();
  useEffect(() => address.write(shown), [address, shown]);
  const change = (next: Partial<typeof shown>) => setShown({ ...shown, id: '', ...next });

  const prefixes = [...new Set(rows.map(row => partOf(row.id)))];
  const words = shown.text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter(row =>
    shown.id !== ''
      ? row.id === shown.id
      : (shown.part === '' || partOf(row.id) === shown.part) &&
        (shown.status === '' || statusOf(row) === shown.status) &&
        holds(row, words),
  );
  const page = found.slice(0, pages * pageLength);

  return (
    <Stack gap="4">
      <Stack gap="1">
        <Text as="h1" size="titleLg">
          Requirements
        </Text>
        <LastRuns runs={runs} />
      </Stack>
      <Progress rows={rows} prefixes={prefixes} onPart={part => change({ part, status: '', text: '' })} />
      <Stack direction="row" gap="3" wrap role="search" aria-label="Requirements">
        <label htmlFor={`${fields}-text`}>Words</label>
        <input
          id={`${fields}-text`}
          type="search"
          value={shown.text}
          style={{ ...control, width: 260 }}
          onChange={event => change({ text: event.target.value })}
        />
        <Choice
          label="Part"
          value={shown.part}
          options={prefixes.map(name => [name, `${name} ${parts[name] ?? ''}`])}
          onChange={part => change({ part })}
        />
        <Choice
          label="Status"
          value={shown.status}
          options={statuses.map(status => [status, status])}
          onChange={status => change({ status })}
        />
        <Text role="status" tone="secondary" numeric>
          {found.length} of {rows.length}
        </Text>
        {shown.id === '' ? null : <Button onClick={() => change({})}>Show all</Button>}
      </Stack>
      <table style={table}>
        <thead>
          <tr>
            <th style={cell}>Id</th>
            <th style={cell}>Requirement</th>
            <th style={cell}>Source</th>
            <th style={cell}>Status</th>
            <th style={cell}>Proved by</th>
          </tr>
        </thead>
        <tbody>
          {page.map(row => (
            <tr key={row.id}>
              <th scope="row" style={{ ...cell, whiteSpace: 'nowrap' }}>
                <a
                  href={address.to(row.id)}
                  target="_top"
                  style={{ color: vars.colour.text.link }}
                  onClick={event => {
                    event.preventDefault();
                    change({ id: row.id });
                  }}
                >
                  <Text mono>{row.id}</Text>
                </a>
              </th>
              <td style={cell}>{row.statement}</td>
              <td style={cell}>
                <Text size="caption" tone="secondary">
                  {row.source}
                </Text>
              </td>
              <td style={{ ...cell, whiteSpace: 'nowrap' }}>
                <Badge tone={statusTone[statusOf(row)]}>{statusOf(row)}</Badge>
              </td>
              <td style={cell}>
                <Proofs proofs={row.claims} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {page.length < found.length ? (
        <Stack direction="row">
          <Button onClick={() => setPages(pages + 1)}>Show more</Button>
        </Stack>
      ) : null}
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} style={control} onChange={event => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </>
  );
}

interface ProgressProps {
  rows: readonly Row[];
  prefixes: readonly string[];
  onPart: (part: string) => void;
}

/** How much of each part is proved: a bar and a figure that leads to its rows. */
function Progress({ rows, prefixes, onPart }: ProgressProps) {
  return (
    <table style={{ ...table, width: 'auto' }}>
      <tbody>
        {prefixes.map(prefix => {
          const its = rows.filter(row => partOf(row.id) === prefix);
          const built = its.filter(row => row.claims.length > 0).length;
          const failed = its.filter(row => statusOf(row) === 'failed').length;
          return (
            <tr key={prefix}>
              <th scope="row" style={cell}>
                <Button size="xs" variant="plain" onClick={() => onPart(prefix)}>
                  {`${prefix} ${parts[prefix] ?? ''}`}
                </Button>
              </th>
              <td style={cell}>
                <meter min={0} max={its.length} value={built} aria-label={`${prefix} proved`} />
              </td>
              <td style={cell}>
                <Text numeric>
                  {built} of {its.length} proved
                </Text>
                <Failed count={failed} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Failed({ count }: { count: number }): ReactNode {
  return count === 0 ? null : <Text tone="reject">, {count} failed</Text>;
}

function Proofs({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return <Text tone="tertiary">Nothing proves it yet</Text>;
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {proofs.map(proof => (
        <li key={`${proof.file} ${proof.name}`} style={{ paddingBottom: vars.space['1'] }}>
          <Badge tone={statusTone[proof.result]}>{proof.result}</Badge>{' '}
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
