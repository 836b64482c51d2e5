import { can, type Viewer } from '@lending-desk/domain/access';
import type { Personal } from '@lending-desk/domain/applicant';
import { messages } from '@lending-desk/domain/errors';
import type { LoanDetail } from '@lending-desk/domain/loan';
import { analysisState, hasFaults } from '@lending-desk/domain/statements';
import { AnalysisBanner } from '@lending-desk/ui/documents/AnalysisBanner';
import { InReview } from '@lending-desk/ui/loan/InReview';
import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { Button } from '@lending-desk/ui/primitives/Button';
import { useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import { LoanScreen } from '@lending-desk/ui/screens/LoanScreen';
import { type ReactNode, useMemo, useState } from 'react';
import { textOf } from '../../../http/apiError';
import { FollowUp } from '../../../loan/FollowUp';
import { LoanCalls } from '../../../loan/LoanCalls';
import { loadableTabs, useLoanTabs } from '../../../loan/useLoanTabs';
import { OthersHere } from '../../../live/OthersHere';
import { useLoanEvents } from '../../../live/useLoanEvents';
import { supportLoanQueries, supportSource, useMoveToReview } from '../../../queries/supportLoan';
import { loanHistoryAddress } from '../../administration/auditAddress';
import { useOfferCommands } from '../../desk/commands';
import { supportTabs } from './tabs';

type Props = {
  id: string;
  viewer: Viewer;
  detail: LoanDetail;
  /** Null where it was not sent, or cannot be read. */
  person: Personal | null;
  masked: boolean;
  onReload: () => void;
};

const tabs = loadableTabs(supportTabs, supportLoanQueries.part);

const viewOnly = {
  title: 'View only',
  text: 'Personal data is masked. Showing a value is recorded.',
};

/** A loan that is open: its header with the call, and the tab the address names at its side [CS-015, CS-019]. */
export function SupportDesk({ id, viewer, detail, person, masked, onReload }: Props) {
  const { core } = detail;
  const loanTabs = useLoanTabs(tabs, { id, desk: 'customerSupport', viewer, detail, masked });
  useLoanEvents(id, supportSource);
  useShortcuts({ r: onReload });
  const { commands } = loanTabs;
  const banner = useAnalysisBanner(detail.raw['perfiosReport'], loanTabs.tabs);
  useOfferCommands(
    useMemo(
      () => [
        {
          label: `Loan ${core.loanId}`,
          items: [{ id: 'reload', label: 'Reload Loan', kbd: ['R'], run: onReload }],
        },
        commands,
      ],
      [core.loanId, onReload, commands],
    ),
  );
  return (
    <LoanScreen
      state="ready"
      header={
        <LoanHeader
          core={core}
          name={person?.fullName}
          photoUrl={person?.photo?.presignedUrl ?? undefined}
          others={<OthersHere id={id} />}
          history={loanHistoryAddress(viewer, core.loanId)}
          action={
            <>
              <MoveToReview viewer={viewer} loanId={core.loanId} status={core.status} />
              <FollowUp id={id} loanId={core.loanId} desk="customerSupport" viewer={viewer} />
            </>
          }
          stage={core.applicationStatus ?? undefined}
        >
          <LoanCalls desk="customerSupport" viewer={viewer} detail={detail} />
        </LoanHeader>
      }
      tabs={{ ...loanTabs.tabs, orientation: 'vertical' }}
      panel={tab => (
        <>
          {tab === statementsTab ? null : banner}
          {loanTabs.panel(tab)}
        </>
      )}
      notice={loanTabs.notice ?? (masked ? viewOnly : undefined)}
    />
  );
}

const statementsTab = 'statements';

/** What the banner of the Bank Statements tab says, for the other tabs, with the way to that tab. A loan without the
 *  tab has no banner either [CS-020, CS-033].
 *  @param report  perfiosReport: all of it, or what of it comes with the core */
function useAnalysisBanner(
  report: unknown,
  { items, onChange }: Pick<ReturnType<typeof useLoanTabs>['tabs'], 'items' | 'onChange'>,
): ReactNode {
  const analysis = useMemo(() => analysisState(report), [report]);
  // A failure that was there before is read with the page; one that arrives is announced.
  const [wasThere] = useState(() => hasFaults(analysis));
  if (!items.some(({ value }) => value === statementsTab)) return null;
  return (
    <AnalysisBanner
      analysis={analysis}
      live={!wasThere}
      action={
        <Button size="sm" onClick={() => onChange(statementsTab)}>
          Open bank statements
        </Button>
      }
    />
  );
}

type MoveProps = { viewer: Viewer; loanId: number; status: string };

/** Puts a loan on hold back into review [CS-016, CS-017]. */
function MoveToReview({ viewer, loanId, status }: MoveProps) {
  const { press, pending, error } = useMoveToReview(loanId);
  return (
    <InReview
      status={status}
      running={pending}
      failure={error ? textOf(error, messages.applicant.updateFailed) : undefined}
      whyNot={can(viewer, 'moveToReview') ? undefined : messages.statusChange.viewerOnly}
      onPress={() => press(null)}
    />
  );
}
