import { can, desks } from '@lending-desk/domain/access';
import { readStanding } from '@lending-desk/domain/collections';
import { normalisePhone } from '@lending-desk/domain/loan';
import { textAt } from '@lending-desk/domain/loose';
import { CollectionHead } from '@lending-desk/ui/collections/CollectionHead';
import { StandingBadges } from '@lending-desk/ui/collections/StandingBadges';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { loadChunk } from '../../../chunks/loadChunk';
import { useNextOfList } from '../../../loan/useNextOfList';
import { type Additions, loanDesk, type OpenLoan } from '../../../loan/loanDesk';
import { collectionsSource, placeRecoveryCall } from '../../../queries/collections';
import { useChangeAddress } from '../../useChangeAddress';
import { approvalsAddress, collectionLoansAddress, collectionsLoanAddress } from '../addresses';
import { Mandate } from './Mandate';
import { collectionsTabs } from './tabs';
import { useRecoveryCall } from './useRecoveryCall';
import { useWhy } from './useWhy';

const Why = lazy(async () => ({ default: (await loadChunk(() => import('./dialogs'))).Why }));
/** After the files of the tabs. */
const dialogsAfterMs = 2_000;

/** A disbursed loan at the collections desk: its tabs at the side of the content [CO-016 to CO-019]. */
export const CollectionsLoan = loanDesk({
  source: collectionsSource,
  tabs: collectionsTabs,
  addressOf: collectionsLoanAddress,
  // A failed load is logged, and no message opens over the page [CO-023].
  failureIn: 'page',
  list: {
    home: desks.collections.home,
    nameAt: () => 'Disbursed loans',
    back: 'Back to the loans',
  },
  useFrame: () => ({ tabs: 'beside' }),
  useAdditions,
});

function useAdditions({
  id,
  viewer,
  masked,
  detail: { core, raw },
  reloading,
  onReload,
}: OpenLoan): Additions {
  const [topic, ask] = useWhy();
  // So that the first press of one does not wait for their file; without it the press asks again.
  useEffect(() => {
    const timer = setTimeout(() => void import('./dialogs').catch(() => undefined), dialogsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const standing = useMemo(() => {
    const read = readStanding(raw);
    return (
      <>
        {read.state === 'ready' ? (
          <>
            <StandingBadges
              standing={read.value}
              onWhy={() => ask('days')}
              approvalsTo={can(viewer, 'decideApproval') ? approvalsAddress : undefined}
            />
            <Suspense>
              {topic && <Why loanId={core.loanId} today={read.value.asOf} topic={topic} onTopic={ask} />}
            </Suspense>
          </>
        ) : null}
        <Mandate id={id} raw={raw} masked={masked} />
      </>
    );
  }, [id, viewer, masked, raw, core.loanId, topic, ask]);
  const nextOfList = useNextOfList(collectionsLoanAddress);
  const change = useChangeAddress<'tab' | 'comment'>();
  const commands = useMemo(
    () => [
      {
        id: 'add-comment',
        label: 'Add Comment',
        kbd: ['C'],
        run: () => change({ tab: 'comments', comment: 'new' }),
      },
      nextOfList,
    ],
    [change, nextOfList],
  );
  const noCall = useRecoveryCall(raw);
  // A masked number leads nowhere.
  const phone = normalisePhone(textAt(raw, 'personalDetails', 'primaryPhoneNumber'));
  return {
    standing,
    stage: core.applicationStatus ?? undefined,
    loans: phone === null ? undefined : collectionLoansAddress(phone),
    disbursal: textAt(raw, 'disbursalStatus') || undefined,
    layout: {
      orientation: 'vertical',
      heading: <CollectionHead refreshing={reloading} onRefresh={onReload} />,
    },
    commands,
    calls: useMemo(() => ({ place: placeRecoveryCall, noCall }), [noCall]),
  };
}
