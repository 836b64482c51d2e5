import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { field, goTo } from './Pagination.css';
import { Step } from './Step';

export type NarrowPagesProps = {
  /** The current page and the last one, one-based. */
  page: number;
  last: number;
  onChange: (page: number) => void;
};

/** The pages of a list where their numbers have no room. */
export function NarrowPages({ page, last, onChange }: NarrowPagesProps) {
  const before = { off: page <= 1, onChange };
  const after = { off: page >= last, onChange };
  return (
    <>
      <Step {...before} icon={ChevronsLeft} label="First page" to={1} />
      <Step {...before} icon={ChevronLeft} label="Previous page" to={page - 1} />
      <GoTo key={page} {...{ page, last, onChange }} />
      <Step {...after} icon={ChevronRight} label="Next page" to={page + 1} />
      <Step {...after} icon={ChevronsRight} label="Last page" to={last} />
    </>
  );
}

/** The number of the page, typed over to go to another one; a number that is none of the pages goes to the nearest. */
function GoTo({ page, last, onChange }: NarrowPagesProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(page));
  const go = (event: FormEvent) => {
    event.preventDefault();
    const asked = Math.min(Math.max(1, Number(typed)), last);
    setTyped(String(asked));
    if (asked !== page) onChange(asked);
  };
  return (
    <form className={goTo} onSubmit={go}>
      <VisuallyHidden>
        <label htmlFor={id}>Go to page</label>
      </VisuallyHidden>
      <input
        id={id}
        className={field}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 7))}
        onFocus={event => event.currentTarget.select()}
        onBlur={() => setTyped(String(page))}
      />
      of {last.toLocaleString('en-IN')}
    </form>
  );
}
