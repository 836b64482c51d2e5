import { can } from '@lending-desk/domain/access';
import {
  collectionsMessages,
  readOverdue,
  readSchedule,
  readStanding,
} from '@lending-desk/domain/collections';
import { messages } from '@lending-desk/domain/errors';
import { OverdueTab } from '@lending-desk/ui/collections/OverdueTab';
import { lazy, Suspense, useState } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';

const WaiverForm = lazy(async () => ({ default: (await import('../WaiverForm')).WaiverForm }));

/** What is overdue, and the charges [CO-057 to CO-063]. */
export function Tab({ viewer, detail }: LoanTabProps) {
  const { raw } = detail;
  const [opened, setOpened] = useState(false);
  return (
    <>
      <OverdueTab
        {...readOverdue(raw)}
        schedule={readSchedule(raw)}
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
