import { statementMessages } from '@lending-desk/domain/statements';
import type { FileLink } from '@lending-desk/domain/files';
import type { AccountFindings, AnalysisState, StatementEntry } from '@lending-desk/domain/statements';
import { ChartNoAxesCombined, RefreshCw } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { DocumentViewer } from '../../primitives/DocumentViewer';
import { ErrorPanel, type ErrorPanelProps } from '../../primitives/ErrorPanel';
import { Panel } from '../../primitives/Panel';
import { useReveals } from '../../primitives/Reveal';
import { Skeleton } from '../../primitives/Skeleton';
import { StatusLine } from '../../primitives/StatusLine';
import { AnalysisBanner } from '../AnalysisBanner';
import { idOf } from '../DocsTab/readable';
import { running as runningClass } from './BankStatementsTab.css';
import { Findings } from './Findings';
import { ProcessingErrorDialog, type ShownError } from './ProcessingErrorDialog';
import { RemoveStatement } from './RemoveStatement';
import { SettingsPanel, type SettingsProps } from './SettingsPanel';
import { nameOf } from './nameOf';
import { type InstitutionSave, StatementsTable } from './StatementsTable';
import { type UploadProps, UploadPanel } from './UploadPanel';
import type { Run } from '../../primitives/States';

type Institution = { readonly id: string; readonly name: string };

type Ready = {
  state: 'ready';
  /** Null when the field could not be read. */
  statements: readonly StatementEntry[] | null;
  /** How the last analysis stands. */
  analysis: AnalysisState;
  /** What it found about the files themselves. */
  findings: readonly AccountFindings[];
};

export type BankStatementsTabProps = (
  | Ready
  | { state: 'loading' }
  | { state: 'failed'; error: ErrorPanelProps }
) & {
  /** The months and the acceptance policy, with their saving. */
  settings: SettingsProps;
  /** The files to be uploaded, with their progress. */
  upload: UploadProps;
  /** Empty until they have loaded. */
  institutions: readonly Institution[];
  /** Why they are not there, with a second attempt. @default they are there */
  institutionsFailed?: { readonly message: string; readonly onRetry: () => void } | undefined;
  /** The saving of an institution, by statement. */
  institutionSave: InstitutionSave;
  /** Called with a statement's key and the institution chosen for it. */
  onInstitution: (key: string, institutionId: string) => void;
  /** Starting the analysis: it can be asked for once in a visit [CS-050]. */
  start: { readonly state: 'idle' | 'asked' | 'running' } | { readonly state: 'failed'; message: string };
  /** Called when somebody starts the analysis. */
  onAnalyse: () => void;
  /** The removal of a statement. */
  remove: Run;
  /** Removes a statement by the key of its file, and calls `done` when it is removed. */
  onRemove: (key: string, done: () => void) => void;
  /** The question was cancelled: what the last removal said is forgotten. */
  onKeep: () => void;
  /** The error in the dialog; null: closed. */
  shownError: ShownError | null;
  /** Called with the error that somebody opens, null when it is closed. */
  onShownError: (error: ShownError | null) => void;
  /** The links have expired: files open only after a refresh. @default false */
  expired?: boolean | undefined;
  /** New links are loading. @default false */
  refreshing?: boolean | undefined;
  /** Reads the statements again, with new links. */
  onRefresh: () => void;
  /** Reveals one masked file and returns its link; the access is audited. Rejects with the server's message. */
  onRevealFile: (ref: string) => Promise<string>;
  /** Why this person may not change statements of this loan. @default allowed */
  whyNot?: string | undefined;
};

/** Lifetime of a link; afterwards the file can no longer be displayed. */
const fileShownMs = 5 * 60_000;

/** Settings of the analysis, the statements with what is wrong with them, and their upload [CS-033]. */
export function BankStatementsTab(props: BankStatementsTabProps) {
  if (props.state === 'failed') return <ErrorPanel {...props.error} />;
  if (props.state === 'loading') {
    return (
      <div role="status" aria-busy aria-label="Loading Bank Statements">
        <Skeleton width="100%" height={220} radius="lg" />
      </div>
    );
  }
  return <Loaded {...props} />;
}

function Loaded(props: BankStatementsTabProps & Ready) {
  const { analysis, findings, settings, upload, institutions, whyNot, shownError, onShownError } = props;
  const { onRevealFile, expired = false } = props;
  const reveals = useReveals<string>(onRevealFile, fileShownMs);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [removing, setRemoving] = useState<StatementEntry | null>(null);
  const options = useMemo(
    () => institutions.map(({ id, name }) => ({ value: id, label: name })),
    [institutions],
  );
  const statements = props.statements?.map(row => {
    const ref = row.file?.reveal;
    const reveal = ref === undefined ? null : reveals.of(ref);
    return row.file && reveal?.state === 'shown' ? { ...row, file: { ...row.file, url: reveal.value } } : row;
  });
  const open = useCallback((file: FileLink) => setOpenedId(idOf(file)), []);
  const showError = useCallback(
    (statement: StatementEntry, text: string) => onShownError({ about: nameOf(statement), text }),
    [onShownError],
  );
  const opened = statements?.find(({ file }) => file !== null && idOf(file) === openedId)?.file;
  const hasLinks = statements?.some(({ file }) => file !== null && file.url !== null) ?? false;
  return (
    <>
      <AnalysisBanner analysis={analysis} live action={<ShowErrors {...{ analysis, onShownError }} />} />
      <Findings findings={findings} />
      {expired && hasLinks ? (
        <Banner
          tone="flag"
          live
          title="The links to these files have expired"
          action={
            <Button size="sm" icon={RefreshCw} loading={props.refreshing} onClick={props.onRefresh}>
              Get new links
            </Button>
          }
        >
          A link works for five minutes.
        </Banner>
      ) : null}
      {props.institutionsFailed ? (
        <Banner
          tone="reject"
          title={props.institutionsFailed.message}
          action={
            <Button size="sm" onClick={props.institutionsFailed.onRetry}>
              Try now
            </Button>
          }
        />
      ) : null}
      <SettingsPanel {...settings} whyNot={whyNot} />
      <Panel
        title="Bank Statements"
        padding={statements ? 'none' : 'body'}
        actions={<AnalyseButton {...props} statements={props.statements} />}
      >
        <Progress start={props.start} analysis={analysis} />
        {statements ? (
          <StatementsTable
            statements={statements}
            running={analysis.state === 'running'}
            institutions={options}
            institutionSave={props.institutionSave}
            onInstitution={props.onInstitution}
            onShowError={showError}
            onRemove={setRemoving}
            onOpen={open}
            expired={expired}
            reveals={reveals}
            whyNot={whyNot}
          />
        ) : (
          <Banner tone="reject" title="Bank statements could not be read" />
        )}
      </Panel>
      <UploadPanel {...upload} institutions={options} whyNot={whyNot} />
      <ProcessingErrorDialog error={shownError} onClose={() => onShownError(null)} />
      <RemoveStatement
        fileName={removing && nameOf(removing)}
        remove={props.remove}
        onConfirm={() => {
          if (removing) props.onRemove(removing.key, () => setRemoving(null));
        }}
        onCancel={() => {
          props.onKeep();
          setRemoving(null);
        }}
      />
      {opened?.url && opened.kind !== 'other' ? (
        <DocumentViewer
          open
          onClose={() => setOpenedId(null)}
          title={opened.fileName}
          src={opened.url}
          documentId={idOf(opened)}
          kind={opened.kind}
          fileName={opened.fileName}
          onRetry={props.onRefresh}
        />
      ) : null}
    </>
  );
}

type ErrorsProps = { analysis: AnalysisState; onShownError: (error: ShownError) => void };

/** The errors of all files in one dialog. */
function ShowErrors({ analysis: { files }, onShownError }: ErrorsProps) {
  if (files.length === 0) return null;
  const about = files.map(({ name }) => name).join(', ');
  const text = files.map(({ name, error }) => (files.length > 1 ? `${name}: ${error}` : error)).join(' ');
  return (
    <Button size="sm" onClick={() => onShownError({ about, text })}>
      Show error
    </Button>
  );
}

type StartProps = Pick<BankStatementsTabProps, 'start' | 'onAnalyse' | 'whyNot'> & Pick<Ready, 'statements'>;

/** Once pressed it stays disabled until the loan is opened again [CS-050]. */
function AnalyseButton({ start, onAnalyse, whyNot, statements }: StartProps) {
  const any = statements?.some(({ active }) => active) ?? false;
  const asked =
    start.state === 'idle' ? undefined : 'Asked for in this visit. Open the loan again to repeat it';
  return (
    <Button
      variant="solid"
      size="sm"
      icon={ChartNoAxesCombined}
      loading={start.state === 'running'}
      loadingLabel="Starting"
      disabledReason={whyNot ?? asked ?? (any ? undefined : statementMessages.fileRequired)}
      onClick={onAnalyse}
    >
      Perfios Analysis
    </Button>
  );
}

/** How the analysis goes, in one line; a failed one has its banner. */
function Progress({ start, analysis }: Pick<BankStatementsTabProps, 'start'> & Pick<Ready, 'analysis'>) {
  const line =
    start.state === 'failed'
      ? ({ state: 'failed', message: start.message } as const)
      : analysis.state === 'running'
        ? ({
            state: 'running',
            message: 'The statements are being read. The result arrives by itself.',
          } as const)
        : analysis.state === 'done'
          ? ({ state: 'done', message: statementMessages.analysed } as const)
          : null;
  return line ? (
    <div className={runningClass}>
      <StatusLine state={line.state}>{line.message}</StatusLine>
    </div>
  ) : null;
}
