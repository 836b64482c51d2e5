import type { AdditionalDocumentRow } from '@lending-desk/domain/documents';
import type { FileLink } from '@lending-desk/domain/files';
import { useMemo } from 'react';
import { Banner } from '../../primitives/Banner';
import { Panel } from '../../primitives/Panel';
import type { Reveals } from '../../primitives/Reveal';
import { byIndex, type Column, indexed, type Indexed, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { fileName } from './DocsTab.css';
import { FileCell } from './FileCell';
import { titleOf } from './readable';

type Props = {
  documents: readonly AdditionalDocumentRow[] | null;
  expired: boolean;
  onOpen: (file: FileLink) => void;
  reveals: Reveals<string>;
};

// Date, type and file name together may not be unique.
type Row = Indexed<AdditionalDocumentRow>;
const empty = { title: 'No additional documents', why: 'Nothing else was handed in.' };

/** Additional documents: date, type, file name, link (CR-078). */
export function AdditionalPanel({ documents, expired, onOpen, reveals }: Props) {
  const rows = useMemo(() => documents && indexed(documents), [documents]);
  const columns: readonly Column<Row>[] = [
    { id: 'date', header: 'Date', width: 120, cell: row => row.uploadedOn },
    { id: 'type', header: 'Document type', width: 160, cell: row => row.documentType },
    {
      id: 'name',
      header: 'File name',
      width: 200,
      cell: ({ file }) =>
        file && (
          <span className={fileName} title={file.fileName}>
            <Text tone="secondary">{file.fileName}</Text>
          </span>
        ),
    },
    {
      id: 'link',
      width: 164,
      stickyEnd: true,
      header: 'Link',
      cell: row => (
        <FileCell
          file={row.file}
          title={titleOf.document(row)}
          expired={expired}
          onOpen={onOpen}
          reveals={reveals}
        />
      ),
    },
  ];
  return (
    <Panel title="Additional documents" padding={rows ? 'none' : 'body'}>
      {rows ? (
        <Table label="Additional documents" columns={columns} rows={rows} rowKey={byIndex} empty={empty} />
      ) : (
        <Banner tone="reject" title="Additional documents could not be read" />
      )}
    </Panel>
  );
}
