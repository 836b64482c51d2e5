import { formatTime } from '@lending-desk/domain/calendar';
import { type OpenJob, type Operations, operationsMessages } from '@lending-desk/domain/operations';
import { useState } from 'react';
import { DisbursalPanel, type DisbursalPanelProps } from '../../operations/DisbursalPanel';
import { type JobAction, JobTable } from '../../operations/JobTable';
import { LedgerCheckPanel, type LedgerCheckPanelProps } from '../../operations/LedgerCheckPanel';
import { ProviderTable } from '../../operations/ProviderTable';
import { StoredFiles, type StoredFilesProps } from '../../operations/StoredFiles';
import { ConfirmDialog } from '../../primitives/Dialog';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { KeyValue } from '../../primitives/KeyValue';
import { PageHeading } from '../../primitives/PageHeading';
import { Panel } from '../../primitives/Panel';
import { Skeleton } from '../../primitives/Skeleton';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import type { Run } from '../../primitives/States';
import { Page, PageHead } from '../PageLayout';
import { serverFacts } from './serverFacts';

/** What is known of the installation. Once it was read, a later failure leaves it standing and says so. */
export type OperationsShown =
  | { state: 'loading' }
  | { state: 'ready'; operations: Operations; stale?: boolean | undefined }
  | { state: 'failed'; message: string; onRetry: () => void };

/** How the last order on a job stands. */
export type JobRun = Run<{ id: string; action: JobAction }>;

export type OperationsScreenProps = {
  /** Jobs, providers and files, or that they are loading or failed. */
  shown: OperationsShown;
  /** The job that was started last, and how far it is. */
  run: JobRun;
  /** Called with a job that is to run again. */
  onRunAgain: (job: OpenJob) => void;
  /** Called with a job that is to be given up. */
  onGiveUp: (job: OpenJob) => void;
  /** The files of a loan, which a super user can remove. */
  files: StoredFilesProps;
  /** Books that an approved loan was paid out. */
  disbursal: DisbursalPanelProps;
  /** Whether the stored figures agree with the entries. */
  ledger: LedgerCheckPanelProps;
};

const none: readonly never[] = [];

/** '1 dead, 2 running, 14 waiting' */
const countsOf = ({ dead, running, waiting }: Operations['jobs']) =>
  `${dead} dead, ${running} running, ${waiting} waiting`;

function notShown({ dead, running, waiting, rows }: Operations['jobs']): string | null {
  const more = dead + running + waiting - rows.length;
  return more > 0 ? `${more} more are not shown.` : null;
}

/** How the server, its jobs and its providers are doing. */
export function OperationsScreen(props: OperationsScreenProps) {
  const { shown, run, onRunAgain, onGiveUp } = props;
  const [asking, setAsking] = useState<OpenJob | null>(null);
  const known = shown.state === 'ready' ? shown.operations : undefined;
  const running = run.state === 'running' ? run : undefined;

  return (
    <Page>
      <PageHead>
        <div>
          <PageHeading title="Operations">
            {known ? `As of ${formatTime(known.at)}. Read again every ten seconds.` : ''}
          </PageHeading>
        </div>
        <StatusLine state={shown.state === 'ready' && shown.stale ? 'failed' : 'idle'}>
          {shown.state === 'ready' && shown.stale
            ? 'It could not be read again; this may be out of date'
            : ''}
        </StatusLine>
      </PageHead>
      {shown.state === 'failed' ? (
        <ErrorPanel
          title={operationsMessages.readFailed}
          message={shown.message === operationsMessages.readFailed ? undefined : shown.message}
          retry={{ onTryNow: shown.onRetry }}
        />
      ) : (
        <>
          <Panel
            title="Jobs"
            meta={known && countsOf(known.jobs)}
            padding="none"
            actions={<JobLine run={run} />}
          >
            <JobTable
              rows={known?.jobs.rows ?? none}
              at={known?.at ?? null}
              state={known ? 'ready' : 'loading'}
              running={running}
              onRunAgain={onRunAgain}
              onGiveUp={setAsking}
            />
          </Panel>
          {known && notShown(known.jobs) ? (
            <Text as="p" size="caption" tone="tertiary">
              {notShown(known.jobs)}
            </Text>
          ) : null}
          <Panel title="Providers" padding="none">
            <ProviderTable rows={known?.providers ?? none} state={known ? 'ready' : 'loading'} />
          </Panel>
          <Panel title="Server">
            {known ? (
              <KeyValue columns={2} labelWidth="wide" items={serverFacts(known)} />
            ) : (
              <Skeleton height={96} radius="lg" />
            )}
          </Panel>
        </>
      )}
      <LedgerCheckPanel {...props.ledger} />
      <DisbursalPanel {...props.disbursal} />
      <StoredFiles {...props.files} />
      {asking ? (
        <ConfirmDialog
          open
          tone="danger"
          title={asking.state === 'dead' ? 'Forget this job?' : 'Give this job up?'}
          body={
            asking.state === 'dead'
              ? 'It leaves this list and is not run again.'
              : 'It is not run any more. Whatever waits for it is told that it failed.'
          }
          facts={[{ label: 'Job', value: asking.kind, mono: true }]}
          confirmLabel={asking.state === 'dead' ? 'Forget job' : 'Give job up'}
          onConfirm={() => {
            onGiveUp(asking);
            setAsking(null);
          }}
          onCancel={() => setAsking(null)}
        />
      ) : null}
    </Page>
  );
}

function JobLine({ run }: { run: JobRun }) {
  if (run.state !== 'failed') return null;
  return <StatusLine state="failed">{run.message}</StatusLine>;
}
