import { formatDateTime } from '@lending-desk/domain/calendar';
import { formatRupees } from '@lending-desk/domain/money';
import { type LedgerCheck, operationsMessages } from '@lending-desk/domain/operations';
import { Button } from '../../primitives/Button';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { Panel } from '../../primitives/Panel';
import { Skeleton } from '../../primitives/Skeleton';
import { Stack } from '../../primitives/Stack';
import { StatusLine } from '../../primitives/StatusLine';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import type { Read, Run } from '../../primitives/States';

export type LedgerCheckPanelProps = {
  /** The last check; null before the first. */
  shown: Read<LedgerCheck | null>;
  /** How the order to check stands. */
  run: Run;
  /** Called when somebody has the ledger checked. */
  onCheck: () => void;
};

type Deviation = LedgerCheck['deviations'][number];

const columns: readonly Column<Deviation>[] = [
  { id: 'loanId', header: 'Loan id', mono: true, cell: row => row.loanId },
  { id: 'figure', header: 'Figure', mono: true, cell: row => row.figure },
  { id: 'stored', header: 'Stored', align: 'right', mono: true, cell: row => row.stored },
  { id: 'derived', header: 'Its entries make', align: 'right', mono: true, cell: row => row.derived },
  {
    id: 'difference',
    header: 'Off by',
    align: 'right',
    cell: row => (row.difference === null ? null : formatRupees(row.difference, { paise: true })),
  },
];
const rowKey = ({ loanId, figure }: Deviation) => `${loanId} ${figure}`;

const count = new Intl.NumberFormat('en-IN');
const ofThem = (one: number, word: string) => `${count.format(one)} ${word}${one === 1 ? '' : 's'}`;

/** What a check found, in a sentence. */
function outcomeOf({ state, accounts, compared, differ, endedAt }: LedgerCheck): string {
  if (state === 'running') return `${count.format(compared)} of ${ofThem(accounts, 'account')} compared`;
  if (state === 'failed') return 'The check did not finish. Its job says why';
  const when = endedAt === null ? '' : `, ${formatDateTime(endedAt)}`;
  return differ === 0
    ? `${ofThem(compared, 'account')} compared, all agree with their entries${when}`
    : `${ofThem(compared, 'account')} compared, ${ofThem(differ, 'figure')} off${when}`;
}

/** Whether what is stored of every account is what its entries make, and which are not. */
export function LedgerCheckPanel({ shown, run, onCheck }: LedgerCheckPanelProps) {
  const check = shown.state === 'ready' ? shown.value : null;
  const isRunning = check?.state === 'running';
  return (
    <Panel
      title="Ledger check"
      meta={check && `Asked for by ${check.askedBy}, ${formatDateTime(check.askedAt)}`}
      actions={
        <Button
          size="sm"
          loading={run.state === 'running'}
          loadingLabel="Starting"
          disabledReason={isRunning ? operationsMessages.ledgerCheckRuns : undefined}
          onClick={onCheck}
        >
          Check the ledger
        </Button>
      }
    >
      <Stack gap="3">
        {shown.state === 'loading' ? <Skeleton height={24} /> : null}
        {shown.state === 'failed' ? (
          <ErrorPanel
            title={operationsMessages.ledgerCheckUnread}
            message={shown.message === operationsMessages.ledgerCheckUnread ? undefined : shown.message}
            retry={{ onTryNow: shown.onRetry }}
          />
        ) : null}
        {shown.state === 'ready' && check === null ? (
          <Text tone="secondary">The ledger was not checked from here yet.</Text>
        ) : null}
        {check ? <StatusLine state={stateOf(check)}>{outcomeOf(check)}</StatusLine> : null}
        {run.state === 'failed' ? <StatusLine state="failed">{run.message}</StatusLine> : null}
        {check && check.deviations.length > 0 ? (
          <Table label="Figures that are off" columns={columns} rows={check.deviations} rowKey={rowKey} />
        ) : null}
        {check && check.differ > check.deviations.length ? (
          <Text size="caption" tone="tertiary">
            The first {count.format(check.deviations.length)} of {ofThem(check.differ, 'figure')}.
          </Text>
        ) : null}
      </Stack>
    </Panel>
  );
}

const stateOf = ({ state, differ }: LedgerCheck) =>
  state === 'running' ? 'running' : state === 'failed' || differ > 0 ? 'failed' : 'done';
