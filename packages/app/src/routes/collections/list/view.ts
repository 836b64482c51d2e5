import { desks } from '@lending-desk/domain/access';
import { bucketLabels, classLabels, listSorts } from '@lending-desk/domain/collections';
import { listAddress, pageIn } from '../../../loan/list/listAddress';
import { monthIn } from '../../../loan/list/monthIn';
import type { DisbursedView } from '../../../queries/disbursed';

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find(value => value === text) ?? null;

/** What the list shows, as its address says; what means nothing is ignored. */
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
