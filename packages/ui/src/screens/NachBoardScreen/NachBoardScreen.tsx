import { formatDateTime } from '@lending-desk/domain/calendar';
import { formatRupees, sum } from '@lending-desk/domain/money';
import {
  type NachBoard,
  type NachBoardRow,
  nachMessages,
  nachParts,
  nachRowPosts,
} from '@lending-desk/domain/nach';
import { Download, Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { NachBar } from '../../nach/NachBar';
import { NachEffect } from '../../nach/NachEffect';
import { NachParts } from '../../nach/NachParts';
import { NachProgress } from '../../nach/NachProgress';
import { NachRows } from '../../nach/NachRows';
import { stateFace } from '../../nach/words';
import { Badge } from '../../primitives/Badge';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { ConfirmDialog } from '../../primitives/Dialog';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { PageHeading } from '../../primitives/PageHeading';
import { Panel } from '../../primitives/Panel';
import { Segmented } from '../../primitives/Segmented';
import { useShortcuts } from '../../primitives/Shortcuts';
import { Skeleton } from '../../primitives/Skeleton';
import { Text } from '../../primitives/Text';
import { TextField } from '../../primitives/TextField';
import { MessagePage } from '../MessagePage';
import { Page, PageHead } from '../PageLayout';
import { filters, rows as rowsClass, side, tools, two } from './NachBoardScreen.css';

export type NachBoardShown =
  | { state: 'loading' }
  | { state: 'ready'; board: NachBoard }
  /** No file has the id of the address. */
  | { state: 'missing'; onBack: () => void }
  | { state: 'failed'; message: string; onRetry: () => void };

export type NachBoardScreenProps = {
  /** The file with its rows, or that it is loading or failed. */
  shown: NachBoardShown;
  /** The commit is being sent. @default false */
  sending?: boolean | undefined;
  /** The discard is being sent. @default false */
  discarding?: boolean | undefined;
  /** Why the discard was refused. @default it was not */
  discardError?: string | undefined;
  /** Why the commit was refused. @default it was not */
  commitError?: string | undefined;
  /** Why the last download failed. @default it did not */
  downloadError?: string | undefined;
  /** Called when somebody books the file; `done` closes the question. */
  onCommit: (done: () => void) => void;
  /** Called when somebody discards the file; `done` closes the question. */
  onDiscard: (done: () => void) => void;
  /** Called when a question is closed without doing it. */
  onKeep: () => void;
  /** Saves what became of each row, or of those alone that cannot be booked. */
  onDownload: (only?: 'failed') => void;
  /** Called with the loan of a row that somebody opens. */
  onOpenLoan: (loanId: number) => void;
};

type KindOfRows = {
  readonly label: string;
  /** What they are called once the file is committed. @default the same */
  readonly committed?: string;
  readonly holds: (row: NachBoardRow) => boolean;
};

const rowsOf = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** 'Will post 8' */
function labelOf({ label, committed = label, holds }: KindOfRows, { rows, state }: NachBoard): string {
  return `${state === 'committed' ? committed : label} ${rows.filter(holds).length}`;
}

const kinds = {
  all: { label: 'All', holds: () => true },
  unmatched: { label: 'Not matched', holds: ({ class: name }: NachBoardRow) => name !== 'matched' },
  posts: { label: 'Will post', committed: 'Posted', holds: nachRowPosts },
  postsNot: {
    label: 'Will not post',
    committed: 'Not posted',
    holds: (row: NachBoardRow) => !nachRowPosts(row),
  },
} as const satisfies Record<string, KindOfRows>;
type Kind = keyof typeof kinds;
const kindNames: readonly Kind[] = ['all', 'unmatched', 'posts', 'postsNot'];

/** What the bank's response file holds, and what its commit does (CO-006): nothing is posted before. */
export function NachBoardScreen(props: NachBoardScreenProps) {
  const { shown } = props;
  return (
    <Page busy={shown.state === 'loading'}>
      {shown.state === 'failed' ? (
        <ErrorPanel
          title={nachMessages.readFailed}
          message={shown.message === nachMessages.readFailed ? undefined : shown.message}
          retry={{ onTryNow: shown.onRetry }}
        />
      ) : shown.state === 'missing' ? (
        <MessagePage
          icon={Search}
          tone="flag"
          title={nachMessages.notFound}
          alert
          actions={<Button onClick={shown.onBack}>Back to the files</Button>}
        />
      ) : shown.state === 'loading' ? (
        <>
          <PageHeading title="NACH file">Reading the file</PageHeading>
          <Skeleton height={220} radius="lg" />
          <Skeleton height={360} radius="lg" />
        </>
      ) : (
        <Board {...props} board={shown.board} />
      )}
    </Page>
  );
}

function Board({ board, ...props }: Omit<NachBoardScreenProps, 'shown'> & { board: NachBoard }) {
  const { sending = false, commitError, downloadError, onCommit, onDownload, onOpenLoan } = props;
  const { discarding = false, discardError, onDiscard, onKeep } = props;
  const [asking, setAsking] = useState<'commit' | 'discard' | null>(null);
  const keep = () => {
    setAsking(null);
    onKeep();
  };
  const parts = useMemo(() => nachParts(board.rows), [board.rows]);
  const posts = board.rows.filter(nachRowPosts).length;
  const face = stateFace[board.state];
  useShortcuts(
    { 'ctrl+enter': () => setAsking('commit') },
    { enabled: board.state === 'dryRun' && posts > 0 },
  );
  return (
    <>
      <PageHead>
        <div>
          <PageHeading title={board.fileName}>
            {rowsOf(board.total)}, {formatRupees(sum(parts.map(({ inFile }) => inFile)), { paise: true })}.
            Read {formatDateTime(board.uploadedAt)} by {board.uploadedBy}
          </PageHeading>
        </div>
        <div className={side}>
          <div className={tools}>
            <Badge tone={face.tone}>{face.label}</Badge>
            {board.failed > 0 ? (
              <Button icon={Download} onClick={() => onDownload('failed')}>
                Download bad rows
              </Button>
            ) : null}
            <Button icon={Download} onClick={() => onDownload()}>
              Download result
            </Button>
            {board.state === 'dryRun' ? (
              <>
                <Button variant="plain" onClick={() => setAsking('discard')}>
                  Discard
                </Button>
                <Button
                  variant="solid"
                  kbd="Ctrl Enter"
                  disabledReason={posts === 0 ? nachMessages.nothingToPost : undefined}
                  onClick={() => setAsking('commit')}
                >
                  Commit {rowsOf(posts)}
                </Button>
              </>
            ) : null}
          </div>
          {board.state === 'dryRun' ? (
            <Text size="caption" tone="secondary">
              Nothing is posted until you commit. Committing the same file again posts nothing.
            </Text>
          ) : null}
        </div>
      </PageHead>
      {downloadError === undefined ? null : <Banner tone="reject" title={downloadError} live />}
      {board.sameAs ? (
        <Banner tone="flag" title="This file was uploaded before">
          The same bytes came on {formatDateTime(board.sameAs.uploadedAt)}
          {board.sameAs.committed ? ' and are committed: its rows are known and post nothing.' : '.'}
        </Banner>
      ) : null}
      {board.state === 'discarded' ? (
        <Banner title="The file was discarded">Nothing of it was posted.</Banner>
      ) : null}
      {board.progress ? <NachProgress {...board.progress} /> : null}
      {board.state === 'committed' && board.committedAt ? (
        <Banner tone="approve" title="The file is committed">
          {formatDateTime(board.committedAt)} by {board.committedBy}
        </Banner>
      ) : null}
      <Rows board={board} parts={parts} onOpenLoan={onOpenLoan} />
      <ConfirmDialog
        open={asking === 'commit'}
        title={`Commit ${rowsOf(posts)}?`}
        body="Their receipts, bounce charges and reversals are posted. A reversal is the only way back."
        facts={[
          { label: 'Receipts', value: String(board.posted) },
          { label: 'Returned', value: String(board.returned) },
          { label: 'Not posted', value: String(board.total - posts) },
        ]}
        confirmLabel="Commit"
        busyLabel="Committing"
        busy={sending}
        footerNote={commitError}
        onConfirm={() => onCommit(() => setAsking(null))}
        onCancel={keep}
      />
      <ConfirmDialog
        open={asking === 'discard'}
        title="Discard this file?"
        body="It posts nothing, and it can no longer be committed. Upload it again to commit it after all."
        facts={[
          { label: 'File', value: board.fileName },
          { label: 'Rows', value: String(board.total) },
        ]}
        confirmLabel="Discard"
        busyLabel="Discarding"
        busy={discarding}
        footerNote={discardError}
        onConfirm={() => onDiscard(() => setAsking(null))}
        onCancel={keep}
      />
    </>
  );
}

function Rows({
  board,
  parts,
  onOpenLoan,
}: {
  board: NachBoard;
  parts: ReturnType<typeof nachParts>;
  onOpenLoan: (loanId: number) => void;
}) {
  const [part, setPart] = useState<NachBoardRow['class'] | null>(null);
  const [kind, setKind] = useState<Kind>('all');
  const [text, setText] = useState('');
  const boxRef = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => boxRef.current?.focus() });
  const wanted = text.trim().toLowerCase();
  const shown = useMemo(
    () =>
      board.rows.filter(
        row =>
          (part === null || row.class === part) &&
          kinds[kind].holds(row) &&
          [String(row.loanId ?? ''), row.umrn, row.fullName ?? ''].some(one =>
            one.toLowerCase().includes(wanted),
          ),
      ),
    [board.rows, part, kind, wanted],
  );
  const committed = board.state === 'committed';
  const shows = useMemo(
    () => kindNames.map(value => ({ value, label: labelOf(kinds[value], board) })),
    [board],
  );
  const open = useMemo(
    () =>
      ({ loanId, fullName }: NachBoardRow) => {
        if (loanId !== null && fullName !== null) onOpenLoan(loanId);
      },
    [onOpenLoan],
  );
  return (
    <>
      <div className={two}>
        <Panel title="What the file holds" meta="Press a part to see only its rows" padding="none">
          <NachBar parts={parts} chosen={part} onChoose={setPart} />
          <NachParts parts={parts} chosen={part} onChoose={setPart} />
        </Panel>
        <Panel title={committed ? 'Effect of the commit' : 'Effect before commit'} padding="none">
          <NachEffect rows={board.rows} />
        </Panel>
      </div>
      <Panel
        title="Rows"
        meta={`${shown.length} of ${board.rows.length}, amounts in Rs.`}
        actions={
          <div className={filters}>
            <Segmented label="Show" hideLabel value={kind} onChange={setKind} options={shows} />
            <TextField
              ref={boxRef}
              label="Loan id, UMRN or name"
              hideLabel
              placeholder="Loan id, UMRN or name"
              type="search"
              value={text}
              onChange={setText}
            />
          </div>
        }
        padding="none"
      >
        <div className={rowsClass}>
          <NachRows rows={shown} committed={committed} onOpen={open} />
        </div>
      </Panel>
    </>
  );
}
