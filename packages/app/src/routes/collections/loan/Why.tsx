import type { BusinessDate } from '@lending-desk/domain/calendar';
import { WhyDrawer, type WhyDrawerProps } from '@lending-desk/ui/collections/WhyDrawer';
import { useQuery } from '@tanstack/react-query';
import { collectionsQueries } from '../../../queries/collections';
import { askedOf } from './asked';

type Props = Pick<WhyDrawerProps, 'topic' | 'onTopic'> & { loanId: number; today: BusinessDate };

/** Where a figure of the account comes from; loaded when somebody asks. */
export function Why({ loanId, today, ...asked }: Props) {
  const id = String(loanId);
  const account = askedOf(useQuery(collectionsQueries.explain(id)));
  const quote = askedOf(
    useQuery({ ...collectionsQueries.quote(id, today), enabled: asked.topic === 'closure' }),
  );
  return <WhyDrawer loanId={loanId} account={account} quote={quote} {...asked} />;
}
