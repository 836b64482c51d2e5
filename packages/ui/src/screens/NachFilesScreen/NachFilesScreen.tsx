import { formatDateTime } from '@lending-desk/domain/calendar';
import { formatRupees } from '@lending-desk/domain/money';
import { type NachFileLine, nachMessages } from '@lending-desk/domain/nach';
import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { stateFace } from '../../nach/words';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { PageHeading } from '../../primitives/PageHeading';
import { type Column, type ListShown, Table, tableOf } from '../../primitives/Table';
import { ListLayout } from '../ListLayout';

export type NachFilesScreenProps = {
  /** The failure's message is the server's. */
  list: ListShown<NachFileLine>;
  /** Called when somebody wants to upload a file. */
  onUpload: () => void;
  onOpen: (file: NachFileLine) => void;
  /** The dialog that takes a file. @default none */
  children?: ReactNode;
};

const columns: readonly Column<NachFileLine>[] = [
  { id: 'fileName', header: 'File', width: 216, cell: ({ fileName }) => fileName },
  {
    id: 'state',
    header: 'State',
    width: 108,
    cell: ({ state }) => <Badge tone={stateFace[state].tone}>{stateFace[state].label}</Badge>,
  },
  { id: 'total', header: 'Rows', width: 70, align: 'right', cell: ({ total }) => total },
  { id: 'posted', header: 'Receipts', width: 84, align: 'right', cell: ({ posted }) => posted },
  {
    id: 'amount',
    header: 'Amount',
    width: 140,
    align: 'right',
    cell: ({ postedAmount }) => formatRupees(postedAmount, { paise: true }),
  },
  { id: 'returned', header: 'Returned', width: 90, align: 'right', cell: ({ returned }) => returned },
  {
    id: 'not',
    header: 'Not posted',
    width: 100,
    align: 'right',
    cell: ({ failed, skippedDuplicate }) => failed + skippedDuplicate,
  },
  { id: 'when', header: 'Uploaded', width: 172, cell: ({ uploadedAt }) => formatDateTime(uploadedAt) },
  { id: 'by', header: 'By', width: 130, cell: ({ uploadedBy }) => uploadedBy },
];
const rowKey = ({ fileId }: NachFileLine) => fileId;

/** The NACH files that were uploaded, the newest first; each opens its board. */
export function NachFilesScreen({ list, onUpload, onOpen, children }: NachFilesScreenProps) {
  const message = list.state === 'failed' ? list.message : undefined;
  return (
    <ListLayout
      heading={<PageHeading title="NACH Upload">The latest hundred files</PageHeading>}
      tools={
        <Button variant="solid" icon={Upload} onClick={onUpload}>
          Upload Nach transaction
        </Button>
      }
    >
      <Table
        {...tableOf(list, message ?? nachMessages.listFailed)}
        label="NACH files"
        columns={columns}
        rowKey={rowKey}
        empty={{ why: 'No file was uploaded yet.' }}
        layout={{ frame: 'panel', height: 'fill' }}
        opening={{ onOpen, hint: () => 'Open' }}
      />
      {children}
    </ListLayout>
  );
}
