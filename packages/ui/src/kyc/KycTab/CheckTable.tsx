import { formatDate, type KycFacts, readDate } from '@lending-desk/domain';
import { Badge } from '../../primitives/Badge';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { MarkedText } from '../MarkedText';
import { VerdictBadge } from '../VerdictBadge';
import { attributeNames, isMono, sourceNames } from '../words';
import type { CheckRow } from './checkRows';
import { cell, label, source as sourceClass } from './KycTab.css';

function Value({ row: { value, attribute } }: { row: CheckRow }) {
  if (!value) return <Text tone="tertiary">Not given</Text>;
  const marks = value.comparison?.marks.right ?? [{ text: value.text, mark: 'same' as const }];
  const date = attribute === 'dob' ? readDate(value.text) : null;
  const shown = date?.kind === 'day' ? marks.map(run => ({ ...run, text: formatDate(date.date) })) : marks;
  return (
    <div className={cell}>
      {value.label ? <span className={label}>{value.label}</span> : null}
      <MarkedText marks={shown} mono={isMono(attribute)} />
    </div>
  );
}

function Result({ row: { value, declared } }: { row: CheckRow }) {
  if (!value) return null;
  if (declared) return <Badge tone="neutral">Declared</Badge>;
  if (!value.comparison) return <Text tone="tertiary">Nothing declared</Text>;
  return (
    <div className={cell}>
      <VerdictBadge comparison={value.comparison} against={value.against} />
    </div>
  );
}

const columns: readonly Column<CheckRow>[] = [
  {
    id: 'source',
    header: 'Source',
    cell: row => <span className={sourceClass}>{sourceNames[row.source]}</span>,
    width: 128,
  },
  { id: 'value', header: 'Value', cell: row => <Value row={row} /> },
  { id: 'result', header: 'Compared with declared', cell: row => <Result row={row} /> },
];

const detailColumns: readonly Column<CheckRow>[] = [
  { id: 'detail', header: 'Detail', cell: row => attributeNames[row.attribute], width: 84 },
  ...columns,
];

type CheckTableProps = {
  /** The check's name. */
  caption: string;
  rows: readonly CheckRow[];
  /** Several attributes in one table: their names stand first. @default false */
  details?: boolean | undefined;
  /** The parts still on their way. */
  loading: KycFacts['loading'];
};

/** One check as a table: each source's value beside what was declared, the differing letters marked. */
export function CheckTable({ caption, rows, details = false, loading }: CheckTableProps) {
  return (
    <Table
      caption={caption}
      columns={details ? detailColumns : columns}
      rows={rows}
      rowKey={row => row.key}
      state={loading.length > 0 ? 'refreshing' : 'ready'}
    />
  );
}
