import { readOverdue, readSchedule } from '@lending-desk/domain/collections';
import { AccountTimeline } from '@lending-desk/ui/collections/AccountTimeline';
import { OverdueTab } from '@lending-desk/ui/collections/OverdueTab';
import { Button } from '@lending-desk/ui/primitives/Button';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { useQuery } from '@tanstack/react-query';
import type { LoanTabProps } from '../../../../loan/registry';
import { collectionsQueries } from '../../../../queries/collections';
import { askedOf } from '../asked';
import { useWhy } from '../useWhy';

/** What is overdue, and the charges [CO-057 to CO-062]; above it how the account went. */
export function Tab({ id, detail: { raw } }: LoanTabProps) {
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
      <AccountTimeline account={askedOf(account)} />
      <OverdueTab {...readOverdue(raw)} schedule={readSchedule(raw)} why={why} />
    </>
  );
}
