import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../MediaQuery';
import { loadable } from '../Loadable';
import { bar, gap, hint as hintClass, page as pageClass, pages, rows } from './Pagination.css';
import type { NarrowPagesProps } from './NarrowPages';
import { pageNumbers } from './pageNumbers';
import { Step } from './Step';

// Only narrow windows have it.
const narrowPages = loadable<NarrowPagesProps>(async () => (await import('./NarrowPages')).NarrowPages);

export type PaginationProps = {
  /** The current page, one-based. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Maximum number of page numbers, including the first and the last; a narrow window has a field in their place.
   *  @default 10 */
  visible?: number | undefined;
  /** Number of rows on all pages. */
  total: number;
  /** How many rows a page has. */
  pageSize: number;
  /** Whether the total is an estimate: 'of about 500'. @default false */
  approximate?: boolean | undefined;
  /** Whether the first page is still read: what is not known is not said, and the hint keeps its place.
   *  @default false */
  loading?: boolean | undefined;
  /** Shortcuts of the table above, such as J, K and Enter. @default none */
  hint?: ReactNode;
  onChange: (page: number) => void;
};

const count = new Intl.NumberFormat('en-IN');

/** Shows the position in a long list, and leads to its other pages: by their numbers, or, where these have no room,
 *  by a field between the first and the last. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, visible = 10, total, pageSize, approximate = false, hint, onChange } = props;
  const { loading = false } = props;
  const narrow = useMediaQuery('(max-width: 900px)');
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);
  const last = Math.max(1, pageCount);
  const before = { off: page <= 1, onChange };
  const after = { off: page >= pageCount, onChange };
  return (
    <div className={bar}>
      <span className={rows} data-loading={loading || undefined}>
        {page > last && !approximate ? 'None' : `Rows ${count.format(from)} to ${count.format(to)}`} of{' '}
        {approximate ? 'about ' : ''}
        {count.format(total)}
      </span>
      {hint ? <span className={hintClass}>{hint}</span> : null}
      <nav className={pages} aria-label="Pages" data-dense={visible > 20 || undefined}>
        {loading ? null : narrow ? (
          <narrowPages.View {...{ page, last, onChange }} />
        ) : (
          <>
            <Step {...before} icon={ChevronLeft} label="Previous page" to={Math.min(page - 1, last)} />
            <Numbers {...{ page, last, visible, onChange }} />
            <Step {...after} icon={ChevronRight} label="Next page" to={page + 1} />
          </>
        )}
      </nav>
    </div>
  );
}

function Numbers({ page, last, visible, onChange }: NarrowPagesProps & { visible: number }) {
  const numbers = pageNumbers(page, last, visible);
  return numbers.map((number, position) =>
    number === null ? (
      // There is at most one gap on either side of the middle.
      <span key={position < numbers.length / 2 ? 'before' : 'after'} className={gap} aria-hidden>
        …
      </span>
    ) : (
      <button
        key={number}
        type="button"
        className={pageClass}
        aria-label={`Page ${number}`}
        aria-current={number === page ? 'page' : undefined}
        onClick={() => {
          if (number !== page) onChange(number);
        }}
      >
        {count.format(number)}
      </button>
    ),
  );
}
