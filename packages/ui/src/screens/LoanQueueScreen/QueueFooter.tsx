import { desks } from '@lending-desk/domain/access';
import { knownTotal, pageCount, pageSize } from '@lending-desk/domain/loan';
import { Kbd } from '../../primitives/Kbd';
import { Pagination } from '../../primitives/Pagination';
import { useMediaQuery } from '../../primitives/MediaQuery';
import { keys, nextKey } from './LoanQueueScreen.css';

type QueueFooterProps = {
  page: number;
  /** The server's count; null if it sent none. */
  total: number | null;
  loading: boolean;
  onPage: (page: number) => void;
};

const { assumedTotal, visiblePages } = desks.credit.paging;

const keyHint = (
  <span className={keys}>
    <Kbd>J</Kbd>
    <Kbd>K</Kbd> move
    <span className={nextKey}>
      <Kbd>Enter</Kbd>
    </span>
    open
  </span>
);

/** Position in the queue. 500 cases are assumed until the server sends a count (CR-009), and up to 25 page numbers
 *  are shown if they fit (CR-010). */
export function QueueFooter({ page, total, loading, onPage }: QueueFooterProps) {
  const roomy = useMediaQuery('(min-width: 1440px)');
  const counted = knownTotal(assumedTotal, total);
  return (
    <Pagination
      page={page}
      pageCount={pageCount(counted)}
      visible={roomy ? visiblePages : 11}
      total={counted}
      pageSize={pageSize}
      approximate={total === null}
      loading={loading}
      onChange={onPage}
      hint={keyHint}
    />
  );
}
