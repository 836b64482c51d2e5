import type { FileLink } from '@lending-desk/domain/files';
import type { Column } from '../../primitives/Table';
import { FileCell, type Links } from './FileCell';

/** The last column of a table of files: opens and downloads them.
 *  @param look.pictured  shows a thumbnail before the buttons */
export const linkColumn = <Row extends { readonly file: FileLink | null }>(
  links: Links,
  titleOf: (row: Row) => string,
  look: { readonly width: number; readonly pictured?: boolean },
): Column<Row> => ({
  id: 'link',
  header: 'Link',
  width: look.width,
  stickyEnd: true,
  cell: row => <FileCell {...links} file={row.file} title={titleOf(row)} pictured={look.pictured} />,
});
