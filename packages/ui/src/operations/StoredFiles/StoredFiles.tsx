import { formatDateTime } from '@lending-desk/domain/calendar';
import { fileMessages, fileSizeText, type LoanFile } from '@lending-desk/domain/files';
import { useState } from 'react';
import { Button } from '../../primitives/Button';
import { ConfirmDialog } from '../../primitives/Dialog';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { Panel } from '../../primitives/Panel';
import { type Column, Table, type TableLayout } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { TextField } from '../../primitives/TextField';
import type { Read, Run } from '../../primitives/States';
import { failure, form } from './StoredFiles.css';

/** The files of the loan that was asked for. */
export type FilesShown = { state: 'notAsked' } | Read<readonly LoanFile[]>;

export type StoredFilesProps = {
  /** Id of the loan whose files are shown; empty: none. */
  loan: string;
  /** The files, or that they are loading or failed. */
  shown: FilesShown;
  /** How the last removal stands. */
  removal: Run;
  /** Called with the loan whose files are to be listed. */
  onFind: (loan: string) => void;
  /** Removes a file for good; `done` closes the question. */
  onRemove: (file: LoanFile, done: () => void) => void;
  /** Called when the question is closed without removing. */
  onKeep: () => void;
};

const layout: TableLayout = { fixed: true, skeletonRows: 2 };
const none: readonly never[] = [];
const keyOf = (row: LoanFile) => row.key;

const facts: readonly Column<LoanFile>[] = [
  {
    id: 'key',
    header: 'File',
    cell: ({ key }) => (
      <Text truncate mono title={key}>
        {key}
      </Text>
    ),
  },
  { id: 'kind', header: 'Kind', width: 144, cell: row => <Text truncate>{row.contentType}</Text> },
  { id: 'size', header: 'Size', width: 84, align: 'right', cell: row => fileSizeText(row.size) },
  { id: 'stored', header: 'Stored', width: 184, cell: row => formatDateTime(row.storedAt) },
  {
    id: 'replaced',
    header: 'Replaced',
    width: 184,
    cell: row => row.replacedAt && formatDateTime(row.replacedAt),
  },
];

/** The stored files of a loan, each of which can be removed for good: one that was uploaded to the wrong loan. */
export function StoredFiles({ loan, shown, removal, onFind, onRemove, onKeep }: StoredFilesProps) {
  const [typed, setTyped] = useState(loan);
  const [of, setOf] = useState(loan);
  // Back and Forward change the loan too.
  if (of !== loan) {
    setOf(loan);
    setTyped(loan);
  }
  const [asking, setAsking] = useState<LoanFile | null>(null);
  const find = () => onFind(typed.trim());
  const columns: readonly Column<LoanFile>[] = [
    ...facts,
    {
      id: 'remove',
      header: 'Remove',
      headerHidden: true,
      width: 176,
      align: 'right',
      cell: row => (
        <Button size="xs" aria-label={`Remove for good… ${row.key}`} onClick={() => setAsking(row)}>
          Remove for good…
        </Button>
      ),
    },
  ];
  return (
    <Panel title="Files of a loan" padding="none">
      <div className={form}>
        <TextField label="Loan id" mono value={typed} onChange={setTyped} onEnter={find} />
        <Button onClick={find} disabledReason={typed.trim() === '' ? 'Enter a loan id' : undefined}>
          Show files
        </Button>
      </div>
      {shown.state === 'failed' ? (
        <div className={failure}>
          <ErrorPanel
            title={fileMessages.filesFailed}
            message={shown.message === fileMessages.filesFailed ? undefined : shown.message}
            retry={{ onTryNow: shown.onRetry }}
          />
        </div>
      ) : shown.state === 'notAsked' ? null : (
        <Table
          label={`Files of loan ${loan}`}
          columns={columns}
          rows={shown.state === 'ready' ? shown.value : none}
          rowKey={keyOf}
          state={shown.state}
          empty={{ why: 'No file is stored for this loan.' }}
          layout={layout}
        />
      )}
      {asking ? (
        <ConfirmDialog
          open
          tone="danger"
          title="Remove this file for good?"
          body="Nobody can open it from now on, and it cannot be brought back. The loan goes on naming it, as a file that is not stored."
          facts={[
            { label: 'Loan', value: loan, mono: true },
            { label: 'File', value: asking.key, mono: true },
          ]}
          confirmLabel="Remove File"
          busyLabel="Removing"
          busy={removal.state === 'running'}
          footerNote={removal.state === 'failed' ? <span role="alert">{removal.message}</span> : undefined}
          onConfirm={() => onRemove(asking, () => setAsking(null))}
          onCancel={() => {
            setAsking(null);
            onKeep();
          }}
        />
      ) : null}
    </Panel>
  );
}
