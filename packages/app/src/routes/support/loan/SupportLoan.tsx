import { can, desks, type Viewer } from '@lending-desk/domain/access';
import { messages } from '@lending-desk/domain/errors';
import { normalisePhone } from '@lending-desk/domain/loan';
import { textAt } from '@lending-desk/domain/loose';
import { analysisState, hasFaults } from '@lending-desk/domain/statements';
import { AnalysisBanner } from '@lending-desk/ui/documents/AnalysisBanner';
import { InReview } from '@lending-desk/ui/loan/InReview';
import { Button } from '@lending-desk/ui/primitives/Button';
import { type ReactNode, useMemo, useState } from 'react';
import { textOf } from '../../../http/apiError';
import { FollowUp } from '../../../loan/FollowUp';
import { useNextOfList } from '../../../loan/useNextOfList';
import { type Additions, loanDesk, type OpenLoan } from '../../../loan/loanDesk';
import type { useLoanTabs } from '../../../loan/useLoanTabs';
import { supportSource, useMoveToReview } from '../../../queries/supportLoan';
import { customerLoansAddress, supportLoanAddress } from '../addresses';
import { supportTabs } from './tabs';
import { useNextFollowUp } from './useNextFollowUp';

/** A loan at the support desk: its tabs at the side of the content [CS-015, CS-019]. */
export const SupportLoan = loanDesk({
  source: supportSource,
  tabs: supportTabs,
  addressOf: supportLoanAddress,
  list: {
    home: desks.customerSupport.home,
    nameAt: () => 'Customer Search',
    back: 'Back to the search',
  },
  useFrame: () => ({ tabs: 'beside' }),
  useAdditions,
});

function useAdditions({ id, desk, viewer, detail: { core, raw } }: OpenLoan, tabs: Tabs): Additions {
  const nextFollowUp = useNextFollowUp(viewer.idString, core.loanId);
  const nextOfList = useNextOfList(supportLoanAddress);
  // A masked number leads nowhere.
  const phone = normalisePhone(textAt(raw, 'personalDetails', 'primaryPhoneNumber'));
  const banner = useAnalysisBanner(raw['perfiosReport'], tabs);
  const action = useMemo(
    () => (
      <>
        <MoveToReview viewer={viewer} loanId={core.loanId} status={core.status} />
        <FollowUp id={id} loanId={core.loanId} desk={desk} viewer={viewer} />
      </>
    ),
    [id, desk, viewer, core.loanId, core.status],
  );
  return {
    action,
    stage: core.applicationStatus ?? undefined,
    loans: phone === null ? undefined : customerLoansAddress(phone),
    above: (tab: string) => (tab === statementsTab ? null : banner),
    layout: { orientation: 'vertical' },
    commands: useMemo(() => [nextFollowUp, nextOfList], [nextFollowUp, nextOfList]),
  };
}

type Tabs = ReturnType<typeof useLoanTabs>['tabs'];

const statementsTab = 'statements';

/** What the banner of the Bank Statements tab says, for the other tabs, with the way to that tab. A loan without the
 *  tab has no banner either [CS-020, CS-033].
 *  @param report  perfiosReport: all of it, or what of it comes with the core */
function useAnalysisBanner(report: unknown, { items, onChange }: Tabs): ReactNode {
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
