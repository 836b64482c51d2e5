import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { bar, gap, hint as hintClass, page as pageClass, pages, rows } from './Pagination.css';
import { pageNumbers } from './pageNumbers';

export type PaginationProps = {
  /** The current page, one-based. */
  page: number;
  pageCount: number;
  /** Maximum number of page numbers, including the first and the last. @default 10 */
  visible?: number | undefined;
  /** Number of rows on all pages. */
  total: number;
  pageSize: number;
  /** Whether the total is an estimate: 'of about 500'. @default false */
  approximate?: boolean | undefined;
  /** Shortcuts of the table above, such as J, K and Enter. @default none */
  hint?: ReactNode;
  onChange: (page: number) => void;
};

const count = new Intl.NumberFormat('en-IN');

/** Shows the position in a long list, and links to its other pages. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, visible = 10, total, pageSize, approximate = false, hint, onChange } = props;
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);
  const numbers = pageNumbers(page, Math.max(1, pageCount), visible);
  return (
    <div className={bar}>
      <span className={rows}>
        Rows {count.format(from)} to {count.format(to)} of {approximate ? 'about ' : ''}
        {count.format(total)}
      </span>
      {hint ? <span className={hintClass}>{hint}</span> : null}
      <nav className={pages} aria-label="Pages">
        <Step icon={ChevronLeft} label="Previous page" to={page - 1} off={page <= 1} onChange={onChange} />
        {numbers.map((number, position) =>
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
        )}
        <Step
          icon={ChevronRight}
          label="Next page"
          to={page + 1}
          off={page >= pageCount}
          onChange={onChange}
        />
      </nav>
    </div>
  );
}

type StepProps = {
  icon: LucideIcon;
  label: string;
  to: number;
  off: boolean;
  onChange: (page: number) => void;
};

function Step({ icon, label, to, off, onChange }: StepProps) {
  // Not the `disabled` attribute: on reaching the last page, the button would lose focus.
  return (
    <button
      type="button"
      className={pageClass}
      aria-label={label}
      aria-disabled={off}
      aria-description={off ? 'There is no other page this way' : undefined}
      title={off ? 'There is no other page this way' : undefined}
      onClick={() => {
        if (!off) onChange(to);
      }}
    >
      <Icon icon={icon} size={16} />
    </button>
  );
}
