import type { BusinessDate } from '@lending-desk/domain/calendar';
import { messages } from '@lending-desk/domain/errors';
import { WhyDrawer, type WhyDrawerProps } from '@lending-desk/ui/collections/WhyDrawer';
import { useQuery } from '@tanstack/react-query';
import { collectionsQueries } from '../../../queries/collections';
import { readOf } from '../../../http/readOf';

type Props = Pick<WhyDrawerProps, 'topic' | 'onTopic'> & { loanId: number; today: BusinessDate };

/** Where a figure of the account comes from; loaded when somebody asks. */
export function Why({ loanId, today, ...asked }: Props) {
  const id = String(loanId);
  const account = readOf(useQuery(collectionsQueries.explain(id)), messages.page.contactAdmin);
  const quote = readOf(
    useQuery({ ...collectionsQueries.quote(id, today), enabled: asked.topic === 'closure' }),
    messages.page.contactAdmin,
  );
  return <WhyDrawer loanId={loanId} account={account} quote={quote} {...asked} />;
}
