import { readForeclosure } from '@lending-desk/domain/collections';
import { messages } from '@lending-desk/domain/errors';
import { ForeclosureTab, type ForeclosureTabProps } from '@lending-desk/ui/collections/ForeclosureTab';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { useQuery } from '@tanstack/react-query';
import { textOf } from '../../../../http/apiError';
import type { LoanTabProps } from '../../../../loan/registry';
import { collectionsQueries } from '../../../../queries/collections';

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
  return <ForeclosureTab closing={readForeclosure(raw)} outstanding={outstanding} />;
}
