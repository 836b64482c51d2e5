import { readForeclosure } from '@lending-desk/domain/collections';
import { messages } from '@lending-desk/domain/errors';
import { ForeclosureTab, type ForeclosureTabProps } from '@lending-desk/ui/collections/ForeclosureTab';
import { Button } from '@lending-desk/ui/primitives/Button';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { useQuery } from '@tanstack/react-query';
import { textOf } from '../../../../http/apiError';
import type { LoanTabProps } from '../../../../loan/registry';
import { collectionsQueries } from '../../../../queries/collections';
import { ClosingOnAnotherDay } from '../ClosingOnAnotherDay';
import { useWhy } from '../useWhy';

/** What closes the loan [CO-070 to CO-072]. */
export function Tab({ id, detail: { raw } }: LoanTabProps) {
  const read = useQuery({ ...collectionsQueries.outstanding(id), enabled: useShown() });
  let outstanding: ForeclosureTabProps['outstanding'] = { state: 'loading' };
  if (read.data) outstanding = { state: 'ready', value: read.data };
  else if (read.error && !read.isFetching)
    outstanding = {
      state: 'failed',
      message: textOf(read.error, messages.page.contactAdmin),
      onRetry: () => void read.refetch(),
    };
  const account = useQuery({ ...collectionsQueries.explain(id), enabled: useShown() });
  const [, ask] = useWhy();
  const why = (
    <Button size="xs" variant="plain" onClick={() => ask('closure')}>
      Why this amount?
    </Button>
  );
  return (
    <>
      <ForeclosureTab closing={readForeclosure(raw)} outstanding={outstanding} actions={why} />
      {account.data ? <ClosingOnAnotherDay id={id} account={account.data} /> : null}
    </>
  );
}
