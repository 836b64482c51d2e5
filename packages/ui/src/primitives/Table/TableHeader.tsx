import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent } from 'react';
import { Icon } from '../Icon';
import { Tooltip } from '../Tooltip';
import { VisuallyHidden } from '../VisuallyHidden';
import { cell, head, headCell, hintCell, leadCell, sort as sortClass } from './cells.css';
import type { Sort } from './column';
import type { Placed } from './layout';

type Props<Row> = {
  placed: readonly Placed<Row>[];
  sort: Sort | undefined;
  onSort: (id: string) => void;
  /** Header of the hint column; undefined if there is none. */
  hint: string | undefined;
  /** Whether the table's only tab stop is on a row; Arrow Up then reaches the header. */
  roving: boolean;
  expands: boolean;
};

/** Left and Right move along the header, Down returns to the row with the tab stop. */
function move(event: KeyboardEvent<HTMLTableSectionElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.findIndex(button => button === event.target);
  if (at < 0) return;
  const table = event.currentTarget.closest('table');
  const next = {
    ArrowLeft: buttons[at - 1],
    ArrowRight: buttons[at + 1],
    Home: buttons[0],
    End: buttons.at(-1),
    ArrowDown: table?.querySelector<HTMLElement>('tbody tr[tabindex="0"]'),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function SortLabel({ label, desc }: { label: string; desc: boolean | undefined }) {
  return (
    <>
      {label}
      {desc === undefined ? null : <Icon icon={desc ? ArrowDown : ArrowUp} size={12} />}
    </>
  );
}

export function TableHeader<Row>(props: Props<Row>) {
  const { placed, sort, onSort, hint, roving, expands } = props;
  return (
    <thead className={head} onKeyDown={roving ? move : undefined}>
      <tr aria-rowindex={1}>
        {expands ? (
          <th scope="col" className={`${cell({ sticky: true })} ${headCell} ${leadCell}`}>
            <VisuallyHidden>Details</VisuallyHidden>
          </th>
        ) : null}
        {placed.map(({ column, className, style, sticky }) => {
          const desc = sort?.id === column.id ? sort.desc : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              className={`${className} ${headCell}`}
              style={style}
              data-sticky={sticky || undefined}
              aria-sort={
                !column.sortValue
                  ? undefined
                  : desc === undefined
                    ? 'none'
                    : desc
                      ? 'descending'
                      : 'ascending'
              }
            >
              {column.sortValue ? (
                <Tooltip content="Sorts this page">
                  <button
                    type="button"
                    className={sortClass}
                    tabIndex={roving ? -1 : 0}
                    onClick={() => onSort(column.id)}
                  >
                    <SortLabel label={column.header} desc={desc} />
                  </button>
                </Tooltip>
              ) : column.headerHidden ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {hint === undefined ? null : (
          <th scope="col" className={`${headCell} ${hintCell}`}>
            <VisuallyHidden>{hint}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
