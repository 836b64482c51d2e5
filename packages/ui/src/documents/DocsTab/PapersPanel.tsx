import type { DocumentRow } from '@lending-desk/domain/documents';
import type { FileLink } from '@lending-desk/domain/files';
import { Panel } from '../../primitives/Panel';
import type { Reveals } from '../../primitives/Reveal';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { FileCell } from './FileCell';
import { titleOf } from './readable';

type Props = {
  papers: readonly DocumentRow[] | 'loading' | 'failed';
  expired: boolean;
  onOpen: (file: FileLink) => void;
  reveals: Reveals<string>;
  onRetry: () => void;
};

const typeOf = (row: DocumentRow) => row.type;

/** PAN front, address front and address back (CR-076). */
export function PapersPanel({ papers, expired, onOpen, onRetry, reveals }: Props) {
  const columns: readonly Column<DocumentRow>[] = [
    { id: 'type', header: 'Document type', width: 180, cell: typeOf },
    {
      id: 'paper',
      header: 'Paper',
      width: 160,
      cell: row => (row.paper === null ? null : <Text tone="secondary">{row.paper}</Text>),
    },
    {
      id: 'link',
      width: 164,
      stickyEnd: true,
      header: 'Link',
      cell: row => (
        <FileCell
          file={row.file}
          title={titleOf.paper(row)}
          expired={expired}
          pictured
          onOpen={onOpen}
          reveals={reveals}
        />
      ),
    },
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
