import { can } from '@lending-desk/domain/access';
import {
  collectionsMessages,
  readOverdue,
  readSchedule,
  readStanding,
} from '@lending-desk/domain/collections';
import { messages } from '@lending-desk/domain/errors';
import { AccountTimeline } from '@lending-desk/ui/collections/AccountTimeline';
import { OverdueTab } from '@lending-desk/ui/collections/OverdueTab';
import { Button } from '@lending-desk/ui/primitives/Button';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../../chunks/loadChunk';
import type { LoanTabProps } from '../../../../loan/registry';
import { collectionsQueries } from '../../../../queries/collections';
import { useWhy } from '../useWhy';
import { readOf } from '../../../../http/readOf';

const WaiverForm = lazy(async () => ({
  default: (await loadChunk(() => import('../dialogs'))).WaiverForm,
}));

/** What is overdue, and the charges [CO-057 to CO-063]; above it how the account went. */
export function Tab({ id, viewer, detail }: LoanTabProps) {
  const { raw } = detail;
  const [opened, setOpened] = useState(false);
  const account = useQuery({ ...collectionsQueries.explain(id), enabled: useShown() });
  const [, ask] = useWhy();
  const why = (
    <>
      <Button size="xs" variant="plain" onClick={() => ask('overdue')}>
        Why this overdue?
      </Button>
      <Button size="xs" variant="plain" onClick={() => ask('penal')}>
        Why this penal?
      </Button>
    </>
  );
  return (
    <>
      <AccountTimeline account={readOf(account, messages.page.contactAdmin)} />
      <OverdueTab
        {...readOverdue(raw)}
        schedule={readSchedule(raw)}
        why={why}
        onWaive={() => setOpened(true)}
        whyNotWaived={whyNot(can(viewer, 'addWaiver'), raw)}
      />
      {opened ? (
        <Suspense fallback={null}>
          <WaiverForm detail={detail} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function whyNot(may: boolean, raw: LoanTabProps['detail']['raw']): string | undefined {
  if (!may) return messages.statusChange.viewerOnly;
  const standing = readStanding(raw);
  if (standing.state !== 'ready') return collectionsMessages.noAccount;
  return standing.value.closedOn === null ? undefined : collectionsMessages.waiver.closed;
}
