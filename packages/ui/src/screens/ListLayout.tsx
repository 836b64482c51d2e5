import type { ReactNode } from 'react';
import {
  filters as filtersClass,
  foot as footClass,
  head,
  list,
  screen,
  titles,
  tools as toolsClass,
} from './ListLayout.css';

type Props = {
  /** The heading, with a line below it. */
  heading: ReactNode;
  /** Search, menus and buttons at its side. */
  tools: ReactNode;
  /** A row of filters below both. @default none */
  filters?: ReactNode;
  /** The table, as high as the page allows. */
  children: ReactNode;
  /** Buttons to the pages before and after. @default none */
  pages?: ReactNode;
  /** The room at the sides below 900 px: 20 or 16 px. @default 'wide' */
  sides?: 'wide' | 'narrow' | undefined;
};

/** A page that is one list: heading, tools, filters, table. */
export function ListLayout({ heading, tools, filters, children, pages, sides = 'wide' }: Props) {
  return (
    <div className={screen}>
      <div className={head[sides]}>
        <div className={titles}>{heading}</div>
        <div className={toolsClass}>{tools}</div>
      </div>
      {filters ? <div className={filtersClass}>{filters}</div> : null}
      <div className={list[sides]}>{children}</div>
      {pages ? (
        <nav className={footClass} aria-label="Pages">
          {pages}
        </nav>
      ) : null}
    </div>
  );
}
