import { type NextFactor, nextFactors, usualFactors } from '@lending-desk/domain/collections';
import { desks } from '@lending-desk/domain/access';
import type { Paged } from '../../../loan/list/listAddress';

/** The address of the order of work [M47]. */
export const nextHome = `${desks.collections.home}next`;

/** What the order of work shows. */
export type NextView = Paged & { readonly factors: readonly NextFactor[] };

/** The factors the address names, 'factors=promise.roll'; the usual ones where it names none, and none for
 *  'factors=none'. What means nothing is ignored. */
export function readNextView(search: URLSearchParams): NextView {
  const named = search.get('factors');
  if (named === null) return { page: 1, factors: usualFactors };
  const names = named.split('.');
  return { page: 1, factors: nextFactors.filter(factor => names.includes(factor)) };
}

/** The address of a view; the usual factors are not named. */
export function nextAddress({ factors }: NextView): string {
  const isUsual = nextFactors.every(one => factors.includes(one) === usualFactors.includes(one));
  return isUsual ? nextHome : `${nextHome}?factors=${factors.join('.') || 'none'}`;
}
