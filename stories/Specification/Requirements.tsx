import { Badge } from '@lending-desk/ui/primitives/Badge';
import { Button } from '@lending-desk/ui/primitives/Button';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { vars } from '@lending-desk/ui/theme';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { type Address, type Shown, storybookAddress } from './address';
import { BookLink, storyAddress } from './BookLink';
import { inWords } from './inWords';
import { LastRuns } from './LastRuns';
import { type Measured, partOf, parts, type Proof, type Row, statuses, statusOf, statusTone } from './row';
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
  const names = row.claims.map(it => it.name).join(' ');
  const text = `${row.id} ${parts[partOf(row.id)]} ${row.area} ${row.statement} ${inWords(row.statement).words} ${row.source} ${names}`;
  const lower = text.toLowerCase();
  return words.every(word => lower.includes(word));
}

function foundIn(rows: readonly Row[], shown: Shown): readonly Row[] {
  const words = shown.text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(
    row =>
      (shown.part === '' || partOf(row.id) === shown.part) &&
      (shown.status === '' || statusOf(row) === shown.status) &&
      holds(row, words),
  );
}

const everything: Shown = { id: '', part: '', status: '', text: '' };

/** What an address asks for. A requirement that its filters hide is shown without them, and one that is split into
 *  clauses as these, with the first open. */
function readFrom(address: Address, rows: readonly Row[]): Shown {
  const asked = address.read();
  if (asked.id === '' || foundIn(rows, asked).some(row => row.id === asked.id)) return asked;
  const clause = rows.find(row => row.id.startsWith(`${asked.id}.`));
  return clause ? { ...everything, id: clause.id, text: `${asked.id}.` } : { ...everything, id: asked.id };
}

function MeasuredRequirements({ runs, rows, address }: Measured & { address: Address }) {
  const [shown, setShown] = useState(() => readFrom(address, rows));
  const [pages, setPages] = useState(1);
  const fields = useId();
  useEffect(() => address.write(shown), [address, shown]);
  const filter = (next: Partial<Shown>) => setShown({ ...shown, id: '', ...next });

  const opened = useRef<HTMLTableRowElement>(null);
  // Only once: a row that is opened by a click is already in view.
  useEffect(() => {
    opened.current?.scrollIntoView({ block: 'center' });
  }, []);

  const found = foundIn(rows, shown);
  const filtered = shown.part !== '' || shown.status !== '' || shown.text !== '';
  const ofOpened = Math.ceil((found.findIndex(row => row.id === shown.id) + 1) / pageLength);
  const page = found.slice(0, Math.max(pages, ofOpened) * pageLength);
  const prefixes = [...new Set(rows.map(row => partOf(row.id)))];

  return (
    <Stack gap="4">
      <Stack gap="1">
        <Text as="h1" size="titleLg">
          Requirements
        </Text>
        <LastRuns runs={runs} />
      </Stack>
      <Stack direction="row" gap="3" wrap role="search" aria-label="Requirements">
        <label htmlFor={`${fields}-text`}>Words</label>
        <input
          id={`${fields}-text`}
          type="search"
          value={shown.text}
          style={{ ...control, width: 260 }}
          onChange={event => filter({ text: event.target.value })}
        />
        <Choice
          label="Desk"
          value={shown.part}
          options={prefixes.map(name => [name, `${parts[name] ?? name} (${name})`])}
          onChange={part => filter({ part })}
        />
        <Choice
          label="Status"
          value={shown.status}
          options={statuses.map(status => [status, status])}
          onChange={status => filter({ status })}
        />
        <Text role="status" tone="secondary" numeric>
          {found.length} of {rows.length}
        </Text>
        {filtered ? <Button onClick={() => setShown(everything)}>Show all</Button> : null}
      </Stack>
      <table style={table}>
        <thead>
          <tr>
            {['Id', 'Requirement', 'About', 'Status', 'Proofs'].map(name => (
              <th key={name} scope="col" style={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {page.map(row => (
          <Requirement
            key={row.id}
            row={row}
            open={row.id === shown.id}
            ref={row.id === shown.id ? opened : undefined}
            to={address.to(row.id)}
            onToggle={() => setShown({ ...shown, id: row.id === shown.id ? '' : row.id })}
          />
        ))}
      </table>
      {page.length < found.length ? (
        <Stack direction="row">
          <Button onClick={() => setPages(Math.max(pages, ofOpened) + 1)}>Show more</Button>
        </Stack>
      ) : null}
    </Stack>
  );
}

interface RequirementProps {
  row: Row;
  open: boolean;
  /** Its address. */
  to: string;
  onToggle: () => void;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

const openCell = { ...cell, background: vars.colour.surface.selected };

/** One row; when open, highlighted, with the text it was taken from and its proofs below. */
function Requirement({ row, open, to, onToggle, ref }: RequirementProps) {
  const its = open ? openCell : cell;
  const status = statusOf(row);
  const { words, wire } = inWords(row.statement);
  return (
    <tbody>
      <tr ref={ref} aria-current={open || undefined}>
        <th scope="row" style={{ ...its, whiteSpace: 'nowrap' }}>
          <a
            href={to}
            target="_top"
            aria-expanded={open}
            style={{ color: vars.colour.text.link }}
            onClick={event => {
              event.preventDefault();
              onToggle();
            }}
          >
            <Text mono>{row.id}</Text>
          </a>
        </th>
        <td style={its}>{words}</td>
        <td style={its}>
          <Text size="caption" tone="secondary">
            {row.area}
          </Text>
        </td>
        <td style={{ ...its, whiteSpace: 'nowrap' }}>
          <Badge tone={statusTone[status]}>{status}</Badge>
        </td>
        <td style={its}>
          <Text numeric>{row.claims.length}</Text>
        </td>
      </tr>
      {open ? (
        <tr>
          <td colSpan={5} style={{ ...openCell, borderTop: 'none', paddingBottom: vars.space['4'] }}>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space['6'] }}>
              <section style={{ flex: '1 1 320px' }} aria-label="In the specification">
                <Text as="h2" size="titleSm">
                  In the specification
                </Text>
                <Source row={row} />
              </section>
              {wire.length > 0 ? (
                <section style={{ flex: '1 1 320px' }} aria-label="On the wire">
                  <Text as="h2" size="titleSm">
                    On the wire
                  </Text>
                  <p style={{ margin: `${vars.space['2']} 0`, overflowWrap: 'anywhere' }}>{row.statement}</p>
                  <Text mono tone="secondary">
                    {wire.join(', ')}
                  </Text>
                </section>
              ) : null}
              <section style={{ flex: '1 1 320px' }} aria-label="Proved by">
                <Text as="h2" size="titleSm">
                  Proved by
                </Text>
                <Proofs proofs={row.claims} />
              </section>
            </div>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

/** The text a requirement was taken from; only the place, if the text is not at hand. */
function Source({ row }: { row: Row }) {
  if (row.passages.length === 0) return <Text as="p">{row.source}</Text>;
  return row.passages.map(({ reference, text }) => (
    <figure key={reference} style={{ margin: `${vars.space['2']} 0 0` }}>
      <blockquote
        style={{
          margin: 0,
          paddingLeft: vars.space['3'],
          borderLeft: `3px solid ${vars.colour.border.default}`,
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </blockquote>
      <figcaption style={{ paddingLeft: `calc(${vars.space['3']} + 3px)` }}>
        <Text size="caption" tone="secondary">
          {reference}
        </Text>
      </figcaption>
    </figure>
  ));
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

function Proofs({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return <Text as="p">Nothing proves it yet.</Text>;
  return (
    <ul style={{ listStyle: 'none', margin: `${vars.space['2']} 0 0`, padding: 0 }}>
      {proofs.map(proof => (
        <li key={`${proof.file} ${proof.name}`} style={{ paddingBottom: vars.space['1'] }}>
          <Badge tone={statusTone[proof.result]}>{proof.result}</Badge>{' '}
          {proof.storyId === null ? (
            <Text>
              {proof.name} <Text tone="tertiary">({proof.file})</Text>
            </Text>
          ) : (
            <BookLink to={storyAddress(proof.storyId)}>{proof.name}</BookLink>
          )}
        </li>
      ))}
    </ul>
  );
}
