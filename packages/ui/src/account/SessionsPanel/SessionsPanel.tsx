import { accountMessages, type OpenSession } from '@lending-desk/domain/account';
import { formatDateTime } from '@lending-desk/domain/calendar';
import { Badge } from '../../primitives/Badge';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Panel } from '../../primitives/Panel';
import { type Column, Table, type TableState } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import type { Read, Run } from '../../primitives/States';

export type SessionsPanelProps = {
  list: Read<readonly OpenSession[]>;
  /** The state of the last press; `running` is the id of the session it ends, or 'others'. */
  run: Run<{ ending: string }>;
  /** Must be referentially stable. */
  onEnd: (session: OpenSession) => void;
  /** Called when somebody signs every other browser out. */
  onEndOthers: () => void;
};

const none: readonly OpenSession[] = [];
const keyOf = (row: OpenSession) => row.idString;
const nameOf = (row: OpenSession) => row.browser ?? 'Unknown browser';

const facts: readonly Column<OpenSession>[] = [
  {
    id: 'browser',
    header: 'Browser',
    cell: row => (
      <>
        <Text>{nameOf(row)}</Text> {row.current ? <Badge tone="info">This browser</Badge> : null}
      </>
    ),
  },
  { id: 'network', header: 'Network', width: 150, mono: true, cell: row => row.network },
  { id: 'signedInAt', header: 'Signed in', width: 184, cell: row => formatDateTime(row.signedInAt) },
  { id: 'renewedAt', header: 'Last in use', width: 184, cell: row => formatDateTime(row.renewedAt) },
];

/** Where somebody is signed in; each of the other browsers can be signed out. */
export function SessionsPanel({ list, run, onEnd, onEndOthers }: SessionsPanelProps) {
  const sessions = list.state === 'ready' ? list.value : none;
  const ending = run.state === 'running' ? run.ending : null;
  const end: Column<OpenSession> = {
    id: 'end',
    header: 'Action',
    headerHidden: true,
    width: 112,
    align: 'right',
    cell: row =>
      row.current ? (
        ''
      ) : (
        <Button
          size="xs"
          aria-label={`Sign out ${nameOf(row)}, ${formatDateTime(row.signedInAt)}`}
          loading={ending === row.idString}
          onClick={() => onEnd(row)}
        >
          Sign out
        </Button>
      ),
  };
  const columns = [...facts, end];
  const state: TableState =
    list.state === 'failed'
      ? { error: { title: accountMessages.sessionsFailed, retry: { onTryNow: list.onRetry } } }
      : list.state;
  // While the list is not there, nobody knows; all others can be signed out without it.
  const isOnlyHere = list.state === 'ready' && list.value.every(row => row.current);
  return (
    <Panel
      title="Where you are signed in"
      padding="none"
      actions={
        <Button
          size="sm"
          loading={ending === 'others'}
          loadingLabel="Ending"
          disabledReason={isOnlyHere ? 'You are signed in nowhere else' : undefined}
          onClick={onEndOthers}
        >
          Sign out all others
        </Button>
      }
    >
      {run.state === 'failed' ? <Banner tone="reject" title={run.message} live /> : null}
      <Table
        label="Sessions"
        columns={columns}
        rows={sessions}
        rowKey={keyOf}
        state={state}
        layout={{ skeletonRows: 2 }}
      />
    </Panel>
  );
}
