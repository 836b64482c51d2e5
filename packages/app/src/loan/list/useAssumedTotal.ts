import { grownTotal } from '@lending-desk/domain/loan';
import { useState } from 'react';
import type { Paged } from './listAddress';

/** The assumed total of a list, which grows as the reader nears its end [SH-060, SH-061]. Each filter has its own.
 *  @param assumed  what it begins with
 *  @param rows  on the page, once it is there */
export function useAssumedTotal(assumed: number, view: Paged, rows: number | undefined): number {
  const { page, ...filter } = view;
  const list = JSON.stringify(filter);
  const [known, setKnown] = useState({ list, page: 0, total: assumed });
  const same = known.list === list;
  const total = same ? known.total : assumed;
  // Each page that arrives may show that there is more.
  if (rows !== undefined && !(same && known.page === page)) {
    setKnown({ list, page, total: grownTotal(total, page, rows) });
  }
  return total;
}
