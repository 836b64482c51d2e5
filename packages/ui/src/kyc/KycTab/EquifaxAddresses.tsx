import { compareAddresses, type Comparison } from '@lending-desk/domain/compare';
import type { BureauPlace } from '@lending-desk/domain/kyc';
import { useMemo } from 'react';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { VerdictBadge } from '../VerdictBadge';
import { cell } from './KycTab.css';

type Row = BureauPlace & {
  readonly key: string;
  readonly best: { comparison: Comparison; against: string | undefined } | null;
};

const columns: readonly Column<Row>[] = [
  { id: 'address', header: 'Address', cell: row => <div className={cell}>{row.address ?? '–'}</div> },
  { id: 'postal', header: 'Postal', cell: row => row.postal, mono: true, width: 88 },
  { id: 'state', header: 'State', cell: row => row.state, width: 72 },
  {
    id: 'result',
    header: 'Against declared',
    cell: row =>
      row.best ? (
        <div className={cell}>
          <VerdictBadge comparison={row.best.comparison} against={row.best.against} />
        </div>
      ) : (
        <Text tone="tertiary">Not compared</Text>
      ),
  },
];

type EquifaxAddressesProps = {
  places: readonly BureauPlace[];
  /** The declared addresses with their labels. */
  declared: readonly { readonly text: string; readonly label?: string }[];
};

/** Equifax's addresses, each next to the most similar declared one [CR-083]. */
export function EquifaxAddresses({ places, declared }: EquifaxAddressesProps) {
  const rows = useMemo(
    () =>
      places.map((address, index): Row => {
        const text = [address.address, address.state, address.postal].filter(part => part !== null).join(' ');
        const all = declared.map(one => ({
          comparison: compareAddresses(one.text, text),
          against: one.label,
        }));
        const best = all.reduce<Row['best']>(
          (nearest, one) =>
            nearest === null || one.comparison.score > nearest.comparison.score ? one : nearest,
          null,
        );
        return { ...address, key: String(index), best };
      }),
    [places, declared],
  );
  return (
    <Table
      label="Equifax addresses"
      columns={columns}
      rows={rows}
      rowKey={row => row.key}
      empty={{ why: 'Equifax has no address of this customer.' }}
    />
  );
}
