import type { AdditionalDocumentRow } from '@lending-desk/domain/documents';
import { useMemo } from 'react';
import { Banner } from '../../primitives/Banner';
import { Panel } from '../../primitives/Panel';
import { byIndex, type Column, indexed, type Indexed, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { fileName } from './DocsTab.css';
import type { Links } from './FileCell';
import { linkColumn } from './linkColumn';
import { titleOf } from './readable';

type Props = Links & {
  documents: readonly AdditionalDocumentRow[] | null;
};

// Date, type and file name together may not be unique.
type Row = Indexed<AdditionalDocumentRow>;
const empty = { title: 'No additional documents', why: 'Nothing else was handed in.' };

/** Additional documents: date, type, file name, link (CR-078). */
export function AdditionalPanel({ documents, ...links }: Props) {
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
    linkColumn(links, titleOf.document, { width: 164 }),
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
