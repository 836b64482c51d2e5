import type { BankStatementRow } from '@lending-desk/domain/documents';
import { Banner } from '../../primitives/Banner';
import { CopyButton } from '../../primitives/CopyButton';
import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { fileId as fileIdClass } from './DocsTab.css';
import type { Links } from './FileCell';
import { linkColumn } from './linkColumn';
import { PasswordCell } from './PasswordCell';
import { titleOf } from './readable';

type Props = Links & {
  statements: readonly BankStatementRow[] | null;
  onReveal: (fileId: string) => Promise<string | null>;
};

const keyOf = (row: BankStatementRow) => `${row.fileId} ${row.file?.key ?? ''}`;
const empty = { title: 'No bank statements', why: 'The customer has not uploaded any.' };

/** Bank statements: file id, password, download (CR-077). */
export function StatementsPanel({ statements, onReveal, ...links }: Props) {
  const columns: readonly Column<BankStatementRow>[] = [
    {
      id: 'fileId',
      header: 'File id',
      width: 320,
      cell: ({ fileId }) =>
        fileId === '' ? null : (
          <Stack direction="row" gap="1">
            <span className={fileIdClass}>
              <Text mono>{fileId}</Text>
            </span>
            <CopyButton value={fileId} label="file id" />
          </Stack>
        ),
    },
    {
      id: 'password',
      header: 'Password',
      width: 220,
      cell: ({ fileId, hasPassword }) =>
        hasPassword ? (
          <PasswordCell fileId={fileId} onReveal={onReveal} />
        ) : (
          <Text tone="tertiary">None</Text>
        ),
    },
    linkColumn(links, titleOf.statement, { width: 148 }),
  ];
  return (
    <Panel title="Bank statements" padding={statements ? 'none' : 'body'}>
      {statements ? (
        <Table label="Bank statements" columns={columns} rows={statements} rowKey={keyOf} empty={empty} />
      ) : (
        <Banner tone="reject" title="Bank statements could not be read" />
      )}
    </Panel>
  );
}
