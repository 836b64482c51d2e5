import { actionWords, type AuditDetail, type AuditValue } from '@lending-desk/domain/audit';
import { formatDateTime } from '@lending-desk/domain/calendar';
import { useMemo, useState } from 'react';
import { Checkbox } from '../../primitives/Checkbox';
import { Dialog } from '../../primitives/Dialog';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { KeyValue } from '../../primitives/KeyValue';
import { Skeleton } from '../../primitives/Skeleton';
import { Stack } from '../../primitives/Stack';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import type { Read } from '../../primitives/States';
import { value as valueClass } from './AuditEntryDialog.css';

export type AuditEntryDialogProps = {
  /** The entry, or that it is loading or failed. */
  shown: Read<AuditDetail>;
  onClose: () => void;
};

const cellOf = (text: string | null, changed: boolean) =>
  text === null ? null : (
    <div className={valueClass}>
      <Text tone={changed ? 'primary' : 'tertiary'}>{text}</Text>
    </div>
  );

const columns: readonly Column<AuditValue>[] = [
  { id: 'path', header: 'Field', mono: true, cell: row => <span className={valueClass}>{row.path}</span> },
  { id: 'before', header: 'Before', cell: row => cellOf(row.before, row.changed) },
  { id: 'after', header: 'After', cell: row => cellOf(row.after, row.changed) },
];
const keyOf = (row: AuditValue) => row.path;

/** One entry of the audit: who, what, when, and the values before and after side by side. */
export function AuditEntryDialog({ shown, onClose }: AuditEntryDialogProps) {
  return (
    <Dialog
      open
      width="xl"
      title={shown.state === 'ready' ? actionWords(shown.value.action) : 'Audit entry'}
      onClose={onClose}
    >
      {shown.state === 'loading' ? (
        <div role="status" aria-busy>
          <Skeleton height={220} radius="lg" />
          <VisuallyHidden>Loading the entry</VisuallyHidden>
        </div>
      ) : null}
      {shown.state === 'failed' ? (
        <ErrorPanel title={shown.message} retry={{ onTryNow: shown.onRetry }} />
      ) : null}
      {shown.state === 'ready' ? <Entry entry={shown.value} /> : null}
    </Dialog>
  );
}

function Entry({ entry }: { entry: AuditDetail }) {
  const unchanged = entry.values.filter(({ changed }) => !changed).length;
  const [all, setAll] = useState(false);
  const rows = useMemo(
    () => (all ? entry.values : entry.values.filter(({ changed }) => changed)),
    [all, entry.values],
  );
  return (
    <Stack gap="3">
      <KeyValue
        columns={2}
        items={[
          { label: 'Who', value: entry.actorName },
          { label: 'When', value: formatDateTime(entry.at) },
          ...(entry.person ? [{ label: 'Whose account', value: entry.person.fullName }] : []),
          { label: 'Recorded as', value: entry.action, mono: true },
          { label: 'Loan Id', value: entry.loanId === null ? null : String(entry.loanId), mono: true },
          { label: 'Request', value: entry.requestId, mono: true },
        ]}
      />
      {unchanged > 0 ? (
        <Checkbox label={`Also the ${unchanged} that did not change`} value={all} onChange={setAll} />
      ) : null}
      <Table
        label="Before and after"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        layout={{ frame: 'panel' }}
      />
      {entry.more > 0 ? (
        <Text as="p" size="caption" tone="tertiary">
          {entry.more} more values are in the export.
        </Text>
      ) : null}
    </Stack>
  );
}
