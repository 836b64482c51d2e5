import { formatRupees } from '@lending-desk/domain/money';
import {
  type NachBoardRow,
  nachEffect,
  type NachEffectOnBucket,
  nachToBeMapped,
} from '@lending-desk/domain/nach';
import { useMemo } from 'react';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { bar, bars, colour, name, note, swatch } from './NachEffect.css';

export type NachEffectProps = {
  rows: readonly NachBoardRow[];
};

const signed = (change: number) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

const columns: readonly Column<NachEffectOnBucket>[] = [
  {
    id: 'bucket',
    header: 'Days past due',
    cell: ({ bucket }) => (
      <span className={name}>
        <span className={`${swatch} ${colour[bucket]}`} aria-hidden />
        {bucket}
      </span>
    ),
  },
  { id: 'before', header: 'Before', align: 'right', cell: ({ before }) => before },
  { id: 'after', header: 'After', align: 'right', cell: ({ after }) => after },
  {
    id: 'change',
    header: 'Change',
    align: 'right',
    cell: ({ before, after }) => signed(after - before),
  },
];
const rowKey = ({ bucket }: NachEffectOnBucket) => bucket;

/** The figures of a column of the table as a bar. */
function Bar({ effect, of }: { effect: readonly NachEffectOnBucket[]; of: 'before' | 'after' }) {
  return (
    <span className={bar} data-of={of}>
      {effect.map(one =>
        one[of] === 0 ? null : (
          <span key={one.bucket} className={colour[one.bucket]} style={{ flexGrow: one[of] }} />
        ),
      )}
    </span>
  );
}

/** What a NACH file does to days past due, by bucket, and what of its money waits to be mapped. */
export function NachEffect({ rows }: NachEffectProps) {
  const effect = useMemo(() => nachEffect(rows), [rows]);
  const { receipts, amount } = useMemo(() => nachToBeMapped(rows), [rows]);
  return (
    <>
      <div className={bars} aria-hidden>
        <Text size="caption" tone="secondary">
          Before
        </Text>
        <Bar effect={effect} of="before" />
        <Text size="caption" tone="secondary">
          After
        </Text>
        <Bar effect={effect} of="after" />
      </div>
      <Table label="Effect on days past due" columns={columns} rows={effect} rowKey={rowKey} />
      {receipts === 0 ? null : (
        <div className={note}>
          <Text as="p" size="caption" tone="secondary">
            {receipts} {receipts === 1 ? 'receipt' : 'receipts'}, {formatRupees(amount, { paise: true })},{' '}
            {receipts === 1 ? 'is' : 'are'} to be mapped by hand; days past due fall only then.
          </Text>
        </div>
      )}
    </>
  );
}
