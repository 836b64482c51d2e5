import { desks } from '@lending-desk/domain/access';
import { bucketLabels, classLabels, listSorts } from '@lending-desk/domain/collections';
import { addressFault, listAddress, pageIn } from '../../../loan/list/listAddress';
import { monthFault, monthIn } from '../../../loan/list/monthIn';
import type { DisbursedView } from '../../../queries/disbursed';

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find(value => value === text) ?? null;

/** What the list shows, as its address says; what means nothing is ignored here, and named by `disbursedFault`. */
export function readDisbursedView(search: URLSearchParams): DisbursedView {
  return {
    page: pageIn(search),
    ...monthIn(search),
    bucket: oneOf(bucketLabels, search.get('bucket')),
    class: oneOf(classLabels, search.get('class')),
    owner: oneOf(['mine'], search.get('owner')),
    sort: oneOf(listSorts, search.get('sort')) ?? 'dpd',
  };
}

/** A sentence about the part of an address that means nothing; null if all of it does. */
export function disbursedFault(search: URLSearchParams): string | null {
  const { page, month, bucket, class: ofBook, owner } = readDisbursedView(search);
  return (
    addressFault(search, {
      bucket: ['bucket', bucket],
      class: ['class', ofBook],
      owner: ['filter', owner],
      sort: ['order', oneOf(listSorts, search.get('sort'))],
      page: ['page', page],
    }) ?? monthFault(search, month)
  );
}

/** The address of a view of the list. */
export function disbursedAddress(view: DisbursedView): string {
  const { page, year, month, bucket, class: ofBook, owner, sort } = view;
  return listAddress(desks.collections.home, page, {
    year,
    month,
    bucket,
    class: ofBook,
    owner,
    sort: sort === 'dpd' ? null : sort,
  });
}
