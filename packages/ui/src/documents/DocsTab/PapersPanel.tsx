import type { DocumentRow } from '@lending-desk/domain/documents';
import { Panel } from '../../primitives/Panel';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import type { Links } from './FileCell';
import { linkColumn } from './linkColumn';
import { titleOf } from './readable';

type Props = Links & {
  papers: readonly DocumentRow[] | 'loading' | 'failed';
  onRetry: () => void;
};

const typeOf = (row: DocumentRow) => row.type;

/** PAN front, address front and address back (CR-076). */
export function PapersPanel({ papers, onRetry, ...links }: Props) {
  const columns: readonly Column<DocumentRow>[] = [
    { id: 'type', header: 'Document type', width: 180, cell: typeOf },
    {
      id: 'paper',
      header: 'Paper',
      width: 160,
      cell: row => (row.paper === null ? null : <Text tone="secondary">{row.paper}</Text>),
    },
    linkColumn(links, titleOf.paper, { width: 164, pictured: true }),
  ];
  const failed = {
    error: { title: 'The documents could not be loaded', retry: { onTryNow: onRetry } },
  };
  return (
    <Panel title="Documents" padding="none">
      <Table
        label="Documents"
        columns={columns}
        rows={typeof papers === 'string' ? [] : papers}
        rowKey={typeOf}
        state={papers === 'loading' ? 'loading' : papers === 'failed' ? failed : 'ready'}
        layout={{ skeletonRows: 3 }}
      />
    </Panel>
  );
}
