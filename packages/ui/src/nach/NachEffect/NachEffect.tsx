import type { NachEffectOnBucket } from '@lending-desk/domain/nach';
import { type Column, Table } from '../../primitives/Table';

export type NachEffectProps = {
  /** How many loans are in each bucket before and after the file. */
  effect: readonly NachEffectOnBucket[];
};

const signed = (change: number) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

const columns: readonly Column<NachEffectOnBucket>[] = [
  { id: 'bucket', header: 'Days past due', cell: ({ bucket }) => bucket },
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

/** What a NACH file does to days past due, by bucket. */
export function NachEffect({ effect }: NachEffectProps) {
  return <Table label="Effect on days past due" columns={columns} rows={effect} rowKey={rowKey} />;
}
