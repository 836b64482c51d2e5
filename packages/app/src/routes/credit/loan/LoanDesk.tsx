import { desks } from '@lending-desk/domain/access';
import { decisionReadout } from '@lending-desk/domain/decision';
import { isApprovalStatus, isDecided, queueTitle } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import type { DecisionReach } from '@lending-desk/ui/decision/DecisionForm';
import type { LoanFrame } from '@lending-desk/ui/screens/LoanScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { goOnInList } from '../../../loan/list/listPlace';
import { type Additions, loanDesk, type OpenLoan } from '../../../loan/loanDesk';
import { decisionQueries } from '../../../queries/decision';
import { creditSource } from '../../../queries/loan';
import { loanAddress, replayAddress } from '../loanAddress';
import { readQueueView } from '../loans/queueView';
import { Decision } from './Decision';
import { Notes } from './Notes';
import { creditTabs } from './tabs';
import { useDecision } from './useDecision';
import { useLoanOpening } from './useLoanOpening';
import { type RailPart, useRail } from './useRail';

/** A loan at the credit desk: decision and notes beside every tab. */
export const CreditLoan = loanDesk({
  source: creditSource,
  tabs: creditTabs,
  addressOf: loanAddress,
  list: {
    home: desks.credit.home,
    nameAt: queueNameAt,
    back: 'Back to the queue',
    advice: 'Ask its underwriter or a credit admin.',
  },
  useFrame,
  useOpening: useLoanOpening,
  useAdditions,
});

function useFrame(): LoanFrame {
  // Requested with the loan: the form needs both.
  useQuery(decisionQueries.config());
  return { tabs: 'above', rail: useRail().open ? 'open' : 'closed' };
}

/** The name of the queue at an address. */
function queueNameAt(address: string): string {
  return queueTitle(readQueueView(new URLSearchParams(address.split('?')[1])).status);
}

function useAdditions({ viewer, detail: { core }, reloading, onReload, onBack }: OpenLoan): Additions {
  const rail = useRail();
  const decision = useDecision({
    viewer,
    core,
    onDone: useCallback(() => {
      goOnInList();
      onBack();
    }, [onBack]),
  });
  const reach = useRef<DecisionReach>(null);
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const { show: showRail, toggle } = rail;
  const decided = isApprovalStatus(core.status) && isDecided(core.status);
  const commands = useMemo(() => {
    const inRail = (part: RailPart, run: () => void) => () => {
      showRail(part);
      // A closed rail has to render first.
      requestAnimationFrame(run);
    };
    const inForm = (run: (form: DecisionReach) => void) =>
      inRail('decision', () => {
        if (reach.current) run(reach.current);
      });
    return [
      { id: 'status', label: 'Case status', kbd: ['S'], run: inForm(form => form.status()) },
      { id: 'missing', label: 'First empty field', kbd: ['F'], run: inForm(form => form.missing()) },
      { id: 'whatIf', label: 'What if', kbd: ['W'], run: inForm(form => form.whatIf()) },
      { id: 'useThese', label: 'Use the what-if', kbd: ['U'], run: inForm(form => form.useThese()) },
      { id: 'submit', label: 'Submit decision', run: inForm(form => form.submit()) },
      { id: 'note', label: 'Write a note', kbd: ['N'], run: inRail('notes', () => noteRef.current?.focus()) },
      { id: 'rail', label: 'Open or close decision and notes', kbd: ['\\'], run: toggle },
    ];
  }, [showRail, toggle]);
  const notes = useMemo(
    () => <Notes loanId={core.loanId} viewer={viewer} comments={core.comments} boxRef={noteRef} />,
    [core.loanId, viewer, core.comments],
  );
  const tabs = useMemo(
    () =>
      [
        { value: 'decision', label: 'Decision', kept: true },
        { value: 'notes', label: 'Notes', counter: core.comments.length, kbd: 'N', kept: true },
      ] as const,
    [core.comments.length],
  );
  const form = <Decision {...decision} viewer={viewer} core={core} reach={reach} />;
  return {
    commands,
    memo: decided ? core.loanId : undefined,
    replay: decided ? replayAddress(core.loanId) : undefined,
    rail: {
      label: 'Decision and notes',
      tabs,
      value: rail.part,
      onChange: part => showRail(part === 'notes' ? 'notes' : 'decision'),
      panel: part => (part === 'notes' ? notes : form),
      reload: { running: reloading, onPress: onReload },
      facts: factsOf(decision.draft),
      open: rail.open,
      onToggle: toggle,
    },
    errorDialog: decision.errorDialog,
  };
}

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
