import { formatDateTime } from '@lending-desk/domain/calendar';
import { providerFaultLabels, type ProviderState } from '@lending-desk/domain/operations';
import { memo } from 'react';
import { Badge } from '../../primitives/Badge';
import { type Column, Table, type TableLayout, type TableState } from '../../primitives/Table';
import { Text } from '../../primitives/Text';

export type ProviderTableProps = {
  rows: readonly ProviderState[];
  /** @default 'ready' */
  state?: TableState | undefined;
};

const layout: TableLayout = { fixed: true, skeletonRows: 3 };
const keyOf = (row: ProviderState) => row.name;

const standings = {
  configured: { tone: 'approve', word: 'Configured' },
  sandbox: { tone: 'info', word: 'Sandbox' },
  notConfigured: { tone: 'neutral', word: 'Not configured' },
} as const;

/** '4 of 120 (3.3 %)' */
function failuresOf({ asked, failed }: ProviderState): string | null {
  if (asked === 0) return null;
  return `${failed} of ${asked} (${((100 * failed) / asked).toFixed(1)} %)`;
}

function lastAnswer({ last }: ProviderState) {
  if (last === null) return null;
  const how = last.fault === null ? `Answered in ${last.tookMs} ms` : providerFaultLabels[last.fault];
  return <Text tone={last.fault === null ? 'primary' : 'reject'}>{how}</Text>;
}

const columns: readonly Column<ProviderState>[] = [
  { id: 'name', header: 'Provider', width: 140, cell: row => row.name },
  {
    id: 'standing',
    header: 'Account',
    width: 148,
    cell: ({ standing }) => <Badge tone={standings[standing].tone}>{standings[standing].word}</Badge>,
  },
  {
    id: 'at',
    header: 'Last asked',
    width: 188,
    cell: ({ last }) => last && formatDateTime(last.at),
  },
  { id: 'last', header: 'Outcome', width: 200, cell: lastAnswer },
  { id: 'failures', header: 'No answer in the last 24 hours', cell: failuresOf },
];

/** Each provider: whether there is an account, its last answer, and how often it gave none. */
export const ProviderTable = memo(function ProviderTable({ rows, state }: ProviderTableProps) {
  return (
    <Table label="Providers" columns={columns} rows={rows} rowKey={keyOf} state={state} layout={layout} />
  );
});
