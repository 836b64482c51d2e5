import {
  decisionReadout,
  formatRupees,
  type LoanDetail,
  readSection,
  type Viewer,
} from '@lending-desk/domain';
import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import { afterPicture } from '@lending-desk/ui/primitives/Staged';
import { CreditLoanScreen } from '@lending-desk/ui/screens/CreditLoanScreen';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useMemo, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLoanEvents } from '../../../live/useLoanEvents';
import { loanQueries } from '../../../queries/loan';
import { type CommandGroup, useOfferCommands } from '../../desk/commands';
import { Decision } from './Decision';
import { LoanCalls } from './LoanCalls';
import { Notes } from './Notes';
import { tabCounters } from './tabCounters';
import { LoanTab, tabAt, tabItems, unknownTabIn } from './tabs';
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

/** What is said of an address that names a tab there is none of, with the way back to one there is. */
const noticeOf = (unknownTab: string | null, openProfile: () => void) =>
  unknownTab === null
    ? undefined
    : {
        title: `There is no tab “${unknownTab}”`,
        text: 'The first tab is shown in its place.',
        action: { label: 'Open Profile', onPress: openProfile },
      };

/** The picture that is asked for is on the screen: writing the address takes as long as a tenth of it. */
const drawn = () => new Promise<void>(afterPicture);

/** A loan that is open: its header, the tab the address names, decision and notes beside it. */
export function LoanDesk({ id, viewer, detail, masked, reloading, onReload, onBack }: Props) {
  const { core } = detail;
  const [search, setSearch] = useSearchParams();
  // The tab opens with the key; the address, and whoever reads it, follow.
  const [value, openTab] = useOptimistic(tabAt(search));
  const showTab = useCallback(
    (tab: string) =>
      startTransition(async () => {
        const { pathname } = location;
        openTab(tab);
        await drawn();
        // Whoever has left by now is not called back.
        if (location.pathname === pathname) setSearch(tab === 'profile' ? {} : { tab });
      }),
    [openTab, setSearch],
  );
  useLoanEvents(id);
  const rail = useRail();
  const decision = useDecision({ viewer, core, onDone: onBack });
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const { show: showRail } = rail;
  const writeNote = useCallback(() => {
    showRail();
    // The rail is drawn first when it was closed.
    requestAnimationFrame(() => noteRef.current?.focus());
  }, [showRail]);

  useShortcuts({ n: writeNote, r: onReload, '\\': rail.toggle });
  useOfferCommands(
    useMemo(
      () => commandsOf({ loanId: core.loanId, showTab, writeNote, onReload, toggleRail: rail.toggle }),
      [core.loanId, showTab, writeNote, onReload, rail.toggle],
    ),
  );

  // Typing in the form draws this component anew; what does not depend on the form keeps its element.
  const header = useMemo(() => {
    const personal = readSection(detail.raw, 'personalDetails');
    const person = personal.state === 'ready' ? personal.value : null;
    return (
      <LoanHeader core={core} name={person?.fullName} photoUrl={person?.photo?.presignedUrl ?? undefined}>
        <LoanCalls viewer={viewer} detail={detail} />
      </LoanHeader>
    );
  }, [core, viewer, detail]);
  const tab = useMemo(
    () => <LoanTab value={value} id={id} viewer={viewer} detail={detail} masked={masked} />,
    [value, id, viewer, detail, masked],
  );
  const { data: kycDifferences } = useQuery(loanQueries.kycDifferences(id));
  const items = useMemo(() => {
    const counters = tabCounters(detail, kycDifferences);
    return tabItems.map(item => ({ ...item, ...counters.get(item.value) }));
  }, [detail, kycDifferences]);
  const notes = useMemo(
    () => <Notes loanId={core.loanId} viewer={viewer} comments={core.comments} boxRef={noteRef} />,
    [core.loanId, viewer, core.comments],
  );

  return (
    <CreditLoanScreen
      state="ready"
      header={header}
      tabs={{ label: `Loan ${core.loanId}`, items, value, onChange: showTab }}
      tab={tab}
      decision={
        <Decision {...decision} viewer={viewer} core={core} reloading={reloading} onReload={onReload} />
      }
      notes={notes}
      notesCount={core.comments.length}
      readout={readoutOf(decision.draft)}
      railOpen={rail.open}
      onToggleRail={rail.toggle}
      errorDialog={decision.errorDialog}
      notice={noticeOf(unknownTabIn(search), () => showTab('profile')) ?? (masked ? viewOnly : undefined)}
    />
  );
}

const viewOnly = {
  title: 'View only',
  text: 'Personal data is masked. Showing a value is recorded.',
};

function readoutOf(draft: ReturnType<typeof useDecision>['draft']) {
  const { emi, months, foirAfter } = decisionReadout(draft);
  return {
    emiLabel: months === null ? 'EMI' : `EMI for ${months} months`,
    emi: emi === null ? '–' : formatRupees(emi),
    foir: foirAfter === null ? '–' : `${foirAfter.toFixed(1)}%`,
  };
}

type Deeds = {
  loanId: number;
  showTab: (tab: string) => void;
  writeNote: () => void;
  onReload: () => void;
  toggleRail: () => void;
};

function commandsOf({ loanId, showTab, writeNote, onReload, toggleRail }: Deeds): readonly CommandGroup[] {
  return [
    {
      label: `Loan ${loanId}`,
      items: [
        { id: 'note', label: 'Write a note', kbd: ['N'], run: writeNote },
        { id: 'reload', label: 'Reload Loan', kbd: ['R'], run: onReload },
        { id: 'rail', label: 'Open or close decision and notes', kbd: ['\\'], run: toggleRail },
      ],
    },
    {
      label: 'Tabs',
      items: tabItems.map(item => ({
        id: `tab-${item.value}`,
        label: `${item.label} tab`,
        run: () => showTab(item.value),
      })),
    },
  ];
}
