import type { Viewer } from '@lending-desk/domain/access';
import { decisionReadout } from '@lending-desk/domain/decision';
import { type LoanDetail, readSection } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import { LoanScreen } from '@lending-desk/ui/screens/LoanScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { OthersHere } from '../../../live/OthersHere';
import { useLoanEvents } from '../../../live/useLoanEvents';
import { LoanCalls } from '../../../loan/LoanCalls';
import { loadableTabs, useLoanTabs } from '../../../loan/useLoanTabs';
import { loanQueries, readPart } from '../../../queries/loan';
import { loanHistoryAddress } from '../../administration/auditAddress';
import { type CommandGroup, useOfferCommands } from '../../desk/commands';
import { Decision } from './Decision';
import { Notes } from './Notes';
import { creditTabs } from './tabs';
import { useDecision } from './useDecision';
import { useRail } from './useRail';

type Props = {
  id: string;
  viewer: Viewer;
  detail: LoanDetail;
  masked: boolean;
  reloading: boolean;
  onReload: () => void;
  onBack: () => void;
};

const tabs = loadableTabs(creditTabs, loanQueries.part);
const source = { desk: 'credit', query: loanQueries.part, read: readPart } as const;

/** A loan that is open: its header, the tab the address names, decision and notes beside it. */
export function LoanDesk({ id, viewer, detail, masked, reloading, onReload, onBack }: Props) {
  const { core } = detail;
  const { data: kycDifferences } = useQuery(loanQueries.kycDifferences(id));
  const loanTabs = useLoanTabs(tabs, { id, desk: 'credit', viewer, detail, masked }, kycDifferences);
  useLoanEvents(id, source);
  const rail = useRail();
  const decision = useDecision({ viewer, core, onDone: onBack });
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const { show: showRail } = rail;
  const writeNote = useCallback(() => {
    showRail();
    // A closed rail has to render first.
    requestAnimationFrame(() => noteRef.current?.focus());
  }, [showRail]);

  useShortcuts({ n: writeNote, r: onReload, '\\': rail.toggle });
  const { commands } = loanTabs;
  useOfferCommands(
    useMemo(
      () => [commandsOf({ loanId: core.loanId, writeNote, onReload, toggleRail: rail.toggle }), commands],
      [core.loanId, writeNote, onReload, rail.toggle, commands],
    ),
  );

  // Typing in the form re-renders this component; parts that do not depend on the form keep their element.
  const header = useMemo(() => {
    const personal = readSection(detail.raw, 'personalDetails');
    const person = personal.state === 'ready' ? personal.value : null;
    return (
      <LoanHeader
        core={core}
        name={person?.fullName}
        photoUrl={person?.photo?.presignedUrl ?? undefined}
        others={<OthersHere id={id} />}
        history={loanHistoryAddress(viewer, core.loanId)}
      >
        <LoanCalls desk="credit" viewer={viewer} detail={detail} />
      </LoanHeader>
    );
  }, [id, core, viewer, detail]);
  const notes = useMemo(
    () => <Notes loanId={core.loanId} viewer={viewer} comments={core.comments} boxRef={noteRef} />,
    [core.loanId, viewer, core.comments],
  );

  return (
    <LoanScreen
      state="ready"
      header={header}
      tabs={loanTabs.tabs}
      panel={loanTabs.panel}
      rail={{
        label: 'Decision and notes',
        parts: [
          {
            name: 'Decision',
            content: (
              <Decision {...decision} viewer={viewer} core={core} reloading={reloading} onReload={onReload} />
            ),
          },
          { name: 'Notes', content: notes, count: core.comments.length },
        ],
        facts: factsOf(decision.draft),
        open: rail.open,
        onToggle: rail.toggle,
      }}
      errorDialog={decision.errorDialog}
      notice={loanTabs.notice ?? (masked ? viewOnly : undefined)}
    />
  );
}

const viewOnly = {
  title: 'View only',
  text: 'Personal data is masked. Showing a value is recorded.',
};

/** EMI and FOIR of the decision as it is now. */
function factsOf(draft: ReturnType<typeof useDecision>['draft']) {
  const { emi, months, foirAfter } = decisionReadout(draft);
  return [
    {
      label: months === null ? 'EMI' : `EMI for ${months} months`,
      value: emi === null ? '–' : formatRupees(emi),
    },
    { label: 'FOIR', value: foirAfter === null ? '–' : `${foirAfter.toFixed(1)}%` },
  ];
}

type Deeds = { loanId: number; writeNote: () => void; onReload: () => void; toggleRail: () => void };

function commandsOf({ loanId, writeNote, onReload, toggleRail }: Deeds): CommandGroup {
  return {
    label: `Loan ${loanId}`,
    items: [
      { id: 'note', label: 'Write a note', kbd: ['N'], run: writeNote },
      { id: 'reload', label: 'Reload Loan', kbd: ['R'], run: onReload },
      { id: 'rail', label: 'Open or close decision and notes', kbd: ['\\'], run: toggleRail },
    ],
  };
}
