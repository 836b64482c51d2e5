import { writtenDateText } from '@lending-desk/domain/compare';
import type { KycFacts } from '@lending-desk/domain/kyc';
import { useMemo } from 'react';
import { Badge } from '../../primitives/Badge';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { MarkedText } from '../MarkedText';
import { shownGender } from '../shownGender';
import { VerdictBadge } from '../VerdictBadge';
import { attributeNames, isMono, sourceNames } from '../words';
import type { CheckRow } from './checkRows';
import { cell, label, source as sourceClass } from './KycTab.css';

function Value({ row: { value, attribute } }: { row: CheckRow }) {
  if (!value) return <Text tone="tertiary">Not given</Text>;
  const marks = value.comparison?.marks.right ?? [{ text: value.text, mark: 'same' as const }];
  const shown = attribute === 'dob' ? marks.map(run => ({ ...run, text: writtenDateText(run.text) })) : marks;
  return (
    <div className={cell}>
      {value.label ? <span className={label}>{value.label}</span> : null}
      {attribute === 'gender' ? (
        shownGender(value.text)
      ) : (
        <MarkedText marks={shown} mono={isMono(attribute)} />
      )}
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

/** A row next to the one above it: a repeated value is shown once, but screen readers get it in each row. */
type Line = CheckRow & { readonly sameDetail: boolean; readonly sameSource: boolean };

function linesOf(rows: readonly CheckRow[]): readonly Line[] {
  return rows.map((row, index) => {
    const above = rows[index - 1];
    const sameDetail = above?.attribute === row.attribute;
    return { ...row, sameDetail, sameSource: sameDetail && above.source === row.source };
  });
}

const Once = ({ text, repeated }: { text: string; repeated: boolean }) =>
  repeated ? <VisuallyHidden>{text}</VisuallyHidden> : text;

const columns: readonly Column<Line>[] = [
  {
    id: 'source',
    header: 'Source',
    cell: row => (
      <span className={sourceClass}>
        <Once text={sourceNames[row.source]} repeated={row.sameSource} />
      </span>
    ),
    width: 124,
  },
  { id: 'value', header: 'Value', cell: row => <Value row={row} /> },
  { id: 'result', header: 'Against declared', cell: row => <Result row={row} />, width: 168 },
];

const detailColumns: readonly Column<Line>[] = [
  {
    id: 'detail',
    header: 'Detail',
    cell: row => <Once text={attributeNames[row.attribute]} repeated={row.sameDetail} />,
    width: 76,
  },
  ...columns,
];

const keyOf = (row: Line) => row.key;

type CheckTableProps = {
  /** The check's name. */
  caption: string;
  rows: readonly CheckRow[];
  /** The table has several attributes: adds a first column with their names. @default false */
  details?: boolean | undefined;
  /** The parts that are still loading. */
  loading: KycFacts['loading'];
};

/** One check as a table: each source's value next to the declared one, with differing letters marked. */
export function CheckTable({ caption, rows, details = false, loading }: CheckTableProps) {
  const lines = useMemo(() => linesOf(rows), [rows]);
  return (
    <Table
      label={caption}
      columns={details ? detailColumns : columns}
      rows={lines}
      rowKey={keyOf}
      state={loading.length > 0 ? 'refreshing' : 'ready'}
      layout={{ fixed: true }}
    />
  );
}
