import { can } from '@lending-desk/domain/access';
import { messages } from '@lending-desk/domain/errors';
import { acceptOf, uploadFault } from '@lending-desk/domain/files';
import {
  accountFindings,
  analysisOutcome,
  analysisState,
  hasEnded,
  isSettingsDraft,
  mayChangeStatements,
  sameSettings,
  settingsDraftOf,
  statementEntries,
  statementMessages,
  statementsContract,
} from '@lending-desk/domain/statements';
import {
  BankStatementsTab,
  type BankStatementsTabProps,
  type ChosenStatement,
  type ShownError,
} from '@lending-desk/ui/documents/BankStatementsTab';
import { OtherDraftNotice } from '@lending-desk/ui/loan/OtherDraftNotice';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { useUploads } from '@lending-desk/ui/primitives/Uploads';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToday } from '../../../../calendar/useToday';
import { LeaveGuard } from '../../../../drafts/LeaveGuard';
import { useDraft } from '../../../../drafts/useDraft';
import { textOf } from '../../../../http/apiError';
import type { LoanTabProps } from '../../../../loan/registry';
import { useLinksExpired } from '../../../../loan/useLinksExpired';
import { useRevealFile } from '../../../../queries/documents';
import {
  statementQueries,
  useProcessStatements,
  useRemoveStatement,
  useSaveInstitution,
  useSaveSettings,
  useUploadStatement,
} from '../../../../queries/statements';
import { useLoanPart } from '../../../../queries/loanParts';
import { supportSource } from '../../../../queries/supportLoan';
import { useSession } from '../../../../session/session';
import { runOf } from '../../../../http/runOf';

const part = statementsContract.upload.body.files.file;
const accept = acceptOf(part);
const faultOf: BankStatementsTabProps['upload']['faultOf'] = (file, others) =>
  uploadFault(file, part, others);
const nothingRefused = () => null;

/** A draft of the settings that the session did not end under. */
function useSettings({ viewer, detail }: Pick<LoanTabProps, 'viewer' | 'detail'>) {
  const { loanId } = detail.core;
  const stored = detail.raw['perfiosSettings'];
  const initial = useMemo(() => settingsDraftOf(stored), [stored]);
  const { draft, base, setDraft, draftNote, other } = useDraft({
    person: viewer.idString,
    of: loanId,
    form: 'perfiosSettings',
    initial,
    fits: isSettingsDraft,
    same: sameSettings,
  });
  const { press, pending, succeeded, error, reset } = useSaveSettings(loanId);
  const expired = useSession().status === 'expired';
  const today = useToday();
  const save: BankStatementsTabProps['settings']['save'] = pending
    ? { state: 'running' }
    : error && !expired
      ? { state: 'failed', message: textOf(error, statementMessages.settingsFailed) }
      : succeeded
        ? { state: 'done', message: statementMessages.settingsUpdated }
        : { state: 'idle' };
  return {
    initial: base,
    draft,
    onDraft: (next: typeof draft) => {
      reset();
      setDraft(next);
    },
    draftNote,
    today,
    save,
    onSave: (settings: typeof draft) => void press(settings),
    notice: other ? <OtherDraftNotice {...other} savedAt={undefined} /> : undefined,
  };
}

/** The files that were chosen, and those on their way. */
function useStatementUploads(loanId: number) {
  const [chosen, setChosen] = useState<readonly ChosenStatement[]>([]);
  const [about] = useState(() => new WeakMap<File, Pick<ChosenStatement, 'password' | 'institutionId'>>());
  const upload = useUploadStatement(loanId);
  const { show } = useSnackbar();
  const { underWay, props } = useUploads({
    // They were judged when they were chosen.
    validate: nothingRefused,
    send: async (file, options) => {
      await upload({ file, password: '', institutionId: '', ...about.get(file), ...options });
      show({ message: statementMessages.uploaded });
    },
  });
  const { onChoose, ...rest } = props;
  return {
    leaves: underWay > 0 || chosen.length > 0,
    props: {
      ...rest,
      accept,
      chosen,
      onChosen: setChosen,
      faultOf,
      onUpload: (statements: readonly ChosenStatement[]) => {
        for (const { file, password, institutionId } of statements)
          about.set(file, { password, institutionId });
        onChoose(statements.map(({ file }) => file));
      },
    },
  };
}

/** Settings, statements and analysis [CS-033 to CS-064]. */
export function Tab({ id, desk, viewer, detail, masked }: LoanTabProps) {
  const { loanId, applicationStatus } = detail.core;
  const settings = useSettings({ viewer, detail });
  const uploads = useStatementUploads(loanId);
  // The page has read it: only when that was, and a second reading, are of interest.
  const core = useQuery({ ...supportSource.detail(id), enabled: false });
  const report = useLoanPart(supportSource, id, 'statement');
  const perfiosReport = report.data?.raw['perfiosReport'];
  const bankStatements = detail.raw['bankStatements'];
  const read = useMemo(
    () => ({
      statements: statementEntries(bankStatements, perfiosReport),
      analysis: analysisState(perfiosReport),
      findings: accountFindings(perfiosReport),
    }),
    [bankStatements, perfiosReport],
  );
  const institutions = useQuery(statementQueries.institutions());
  const institution = useSaveInstitution(detail.core);
  const [changedKey, setChangedKey] = useState('');
  const removal = useRemoveStatement(loanId);
  const analysis = useProcessStatements(loanId);
  const [asked, setAsked] = useState(false);
  const [shownError, setShownError] = useState<ShownError | null>(null);
  const started = useAnalysisResult({ ...read, report: perfiosReport }, setShownError);
  const whyNot = !can(viewer, 'manageStatements')
    ? messages.statusChange.viewerOnly
    : mayChangeStatements(applicationStatus)
      ? undefined
      : statementMessages.closed;
  const { refetch } = core;
  const refresh = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  const { press: changeInstitution } = institution;
  const onInstitution = useCallback(
    (key: string, institutionId: string) => {
      if (changeInstitution({ key, institutionId })) setChangedKey(key);
    },
    [changeInstitution],
  );
  const institutionError =
    institution.error && textOf(institution.error, statementMessages.institutionFailed);
  const institutionSave = useMemo(
    () => ({
      runningKey: institution.pending ? changedKey : undefined,
      failed: institutionError === null ? undefined : { key: changedKey, message: institutionError },
    }),
    [institution.pending, institutionError, changedKey],
  );
  return (
    <>
      {uploads.leaves ? <LeaveGuard loses="Statements that are not uploaded yet are lost." /> : null}
      <BankStatementsTab
        {...(report.data
          ? { state: 'ready', ...read }
          : report.error
            ? {
                state: 'failed',
                error: { title: report.error.message, retry: { onTryNow: () => void report.refetch() } },
              }
            : { state: 'loading' })}
        settings={settings}
        upload={uploads.props}
        institutions={institutions.data ?? []}
        institutionsFailed={
          institutions.error
            ? { message: institutions.error.message, onRetry: () => void institutions.refetch() }
            : undefined
        }
        institutionSave={institutionSave}
        onInstitution={onInstitution}
        start={
          analysis.pending
            ? { state: 'running' }
            : analysis.error && asked
              ? { state: 'failed', message: textOf(analysis.error, messages.page.contactAdmin) }
              : { state: asked ? 'asked' : 'idle' }
        }
        onAnalyse={() => {
          if (analysis.press(null, { done: started })) setAsked(true);
        }}
        remove={runOf(removal, statementMessages.removeFailed)}
        onRemove={(key, done) => removal.press(key, { done })}
        onKeep={removal.reset}
        shownError={shownError}
        onShownError={setShownError}
        expired={useLinksExpired(core.dataUpdatedAt) && !masked}
        refreshing={core.isFetching}
        onRefresh={refresh}
        onRevealFile={useRevealFile(id, desk)}
        whyNot={whyNot}
      />
    </>
  );
}

type Read = {
  readonly statements: ReturnType<typeof statementEntries>;
  readonly analysis: ReturnType<typeof analysisState>;
  /** The report as it was read last. */
  readonly report: unknown;
};

/** Says what an analysis started here has brought, once, when it arrives [CS-051, CS-053 to CS-055].
 *  @returns to be called with its run when it has started. A run a backend does not name has ended with the next
 *    report that differs and does not say it runs */
function useAnalysisResult({ statements, analysis, report }: Read, onError: (error: ShownError) => void) {
  const { show } = useSnackbar();
  const [started, setStarted] = useState<{ readonly run: string | null; readonly before: unknown } | null>(
    null,
  );
  const arrived =
    started !== null &&
    (started.run === null
      ? report !== started.before && analysis.state !== 'running'
      : hasEnded(analysis, started.run));
  useEffect(() => {
    if (!arrived) return;
    setStarted(null);
    const outcome = analysisOutcome(analysis, statements ?? []);
    show({ message: outcome.message, ...(outcome.failed && { tone: 'error' }) });
    if (!outcome.failed) return;
    const { files, message } = analysis;
    onError({
      about: files.map(({ name }) => name).join(', ') || statementMessages.errorTitle,
      text:
        files.map(({ name, error }) => (files.length > 1 ? `${name}: ${error}` : error)).join(' ') ||
        (message ?? statementMessages.errorUnknown),
    });
  }, [arrived, analysis, statements, show, onError]);
  return useCallback(
    ({ runId = null }: { readonly runId?: string | null | undefined }) =>
      setStarted({ run: runId, before: report }),
    [report],
  );
}
