import { isViewOnly, type Viewer } from '@lending-desk/domain/access';
import { formatDate, formatDateTime } from '@lending-desk/domain/calendar';
import { decisionReadout, draftOfLoan, sameDraft } from '@lending-desk/domain/decision';
import { type LoanDetail, readSection } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { type Replay, replayMessages, type ReplaySource, replayWire } from '@lending-desk/domain/replay';
import { ReplayDecision } from '@lending-desk/ui/decision/ReplayDecision';
import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { LoanScreen } from '@lending-desk/ui/screens/LoanScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { isDecisionDraft } from '../../../drafts/fits';
import { useDraft } from '../../../drafts/useDraft';
import { statusOf, textOf } from '../../../http/apiError';
import { loadableTabs, useLoanTabs } from '../../../loan/useLoanTabs';
import { decidedQuery, replaySource } from '../../../queries/replay';
import { useNamePage } from '../../../shell/breadcrumb';
import { useOfferCommands } from '../../../shell/commands';
import { creditTabs } from '../loan/tabs';
import { useRail } from '../loan/useRail';
import { loanAddress } from '../loanAddress';
import { OwnDecision } from './OwnDecision';

type Props = { id: string; viewer: Viewer };

// What was said of the loan later is no part of the case.
const tabs = loadableTabs(
  creditTabs.filter(({ value }) => value !== 'Calls' && value !== 'Intel'),
  replaySource.part,
);

const replayOf = ({ raw }: LoanDetail): Replay => v.parse(replayWire, raw['replay']);

/** The page of a replay in each of its states. */
export function ReplayPage({ id, viewer }: Props) {
  const navigate = useNavigate();
  const loan = useQuery(replaySource.detail(id));
  const address = loanAddress(id);
  useNamePage('Replay', { label: `Loan ${loan.data?.core.loanId ?? id}`, to: address });
  const { data, error, isFetching, refetch } = loan;
  if (data)
    return <Case {...{ id, viewer }} detail={data} reloading={isFetching} onReload={() => void refetch()} />;
  if (!error || isFetching) return <LoanScreen state="loading" frame={{ tabs: 'above', rail: 'open' }} />;
  const status = statusOf(error);
  if (status === 403 || status === 404 || status === 409) {
    return (
      <LoanScreen
        state="refused"
        message={error.message}
        missing={status === 404}
        back={{ label: 'Back to the loan', onPress: () => void navigate(address) }}
      />
    );
  }
  return (
    <LoanScreen
      state="failed"
      title={textOf(error, replayMessages.readFailed)}
      onReload={() => void refetch()}
    />
  );
}

type CaseProps = Props & { detail: LoanDetail; reloading: boolean; onReload: () => void };

/** The case as it stood, with the trainee's own decision beside every tab. */
function Case({ id, viewer, detail, reloading, onReload }: CaseProps) {
  const { core } = detail;
  const masked = isViewOnly(viewer.roles);
  const loanTabs = useLoanTabs(
    tabs,
    {
      id,
      desk: 'credit',
      source: replaySource,
      frozen: replayMessages.nothingChanges,
      viewer,
      detail,
      masked,
    },
    useQuery(replaySource.kycDifferences(id)).data,
  );
  useOfferCommands(useMemo(() => [loanTabs.commands], [loanTabs.commands]));
  const rail = useRail();
  const stood = useMemo(() => draftOfLoan(core), [core]);
  const { draft, setDraft } = useDraft({
    person: viewer.idString,
    of: core.loanId,
    form: 'replay',
    initial: stood,
    fits: isDecisionDraft,
    same: sameDraft,
  });
  const [shown, setShown] = useState(false);
  const replay = useMemo(() => replayOf(detail), [detail]);
  const personal = readSection(detail.raw, 'personalDetails');
  const person = personal.state === 'ready' ? personal.value : null;
  const { emi, foirAfter } = decisionReadout(draft);
  return (
    <>
      <LoanScreen
        state="ready"
        header={
          <LoanHeader
            core={core}
            name={person?.fullName}
            photoUrl={person?.photo?.presignedUrl ?? undefined}
          />
        }
        tabs={loanTabs.tabs}
        panel={loanTabs.panel}
        notice={
          loanTabs.notice ?? {
            title: `As it stood on ${formatDateTime(replay.decidedOn)}`,
            text: noticeText(replay, masked),
          }
        }
        rail={{
          label: 'Your decision',
          tabs: railTabs,
          value: 'decision',
          onChange: () => rail.show('decision'),
          panel: () => (
            <OwnDecision
              core={core}
              draft={draft}
              onDraft={setDraft}
              stood={stood}
              onDecided={() => setShown(true)}
            />
          ),
          reload: { running: reloading, onPress: onReload },
          facts: [
            { label: 'EMI', value: emi === null ? '–' : formatRupees(emi) },
            { label: 'FOIR', value: foirAfter === null ? '–' : `${foirAfter.toFixed(1)}%` },
          ],
          open: rail.open,
          onToggle: rail.toggle,
        }}
      />
      {shown ? <Shown id={id} since={replay.decidedOn} own={draft} onClose={() => setShown(false)} /> : null}
    </>
  );
}

const railTabs = [{ value: 'decision', label: 'Your decision', kept: true }] as const;

const sources: Readonly<Record<ReplaySource, string>> = {
  equifax: 'the Equifax report, which arrived',
  cibil: 'the CIBIL report, which arrived',
  statement: 'the analysis of the bank statements, which was made again',
};

/** What is hidden, and what cannot be shown as it stood. */
function noticeText({ origin, leftOut }: Replay, masked: boolean): string {
  const missing = leftOut.map(({ source, since }) => `${sources[source]} on ${formatDate(since)}`);
  return [
    'The decision and what came after it are hidden. Nothing you enter is stored on the loan.',
    ...(origin === 'elsewhere'
      ? [
          'It came here decided: it is shown as it came, without the decision; what was changed before is not known.',
        ]
      : []),
    ...(missing.length > 0 ? [`Left out: ${missing.join('; ')}.`] : []),
    'Calls and feedback are no part of it, and the choices of the form are those of today.',
    ...(masked ? ['Personal data is masked.'] : []),
  ].join(' ');
}

type ShownProps = { id: string; since: string; own: ReturnType<typeof draftOfLoan>; onClose: () => void };

/** The decision that was made, read when it is asked for. */
function Shown({ id, since, own, onClose }: ShownProps) {
  const { data, error, refetch } = useQuery(decidedQuery(id));
  const made = useMemo(() => {
    if (!data) return null;
    const { core } = data;
    return {
      state: 'ready',
      draft: { ...draftOfLoan(core), changeReason: core.changeReason ?? '' },
      replay: replayOf(data),
      notes: core.comments.filter(({ createdOn }) => createdOn > since),
    } as const;
  }, [data, since]);
  const failed = error
    ? ({
        state: 'failed',
        message: textOf(error, replayMessages.readFailed),
        onRetry: () => void refetch(),
      } as const)
    : null;
  return <ReplayDecision own={own} made={made ?? failed ?? { state: 'loading' }} onClose={onClose} />;
}
