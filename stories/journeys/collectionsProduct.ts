import type { Viewer } from '@lending-desk/domain/access';
import { type CollectionsDesk, collectionsAnswers, collectionsDesk, loanId } from './desk/collections';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

interface Begin {
  /** The first page, below the desk's own. @default the loan */
  readonly page?: string;
  /** @default 12:00 in India, within the hours of calls about dues */
  readonly at?: Date;
  /** What differs from the usual desk. @default nothing */
  readonly desk?: () => Partial<CollectionsDesk>;
}

/** The real app at the collections desk, at which somebody is signed in. */
export const collectionsProduct = (
  as: Viewer,
  { page = String(loanId), at = new Date('2026-11-21T06:30:00.000Z'), desk = () => ({}) }: Begin = {},
) =>
  theProduct(() => inMemoryServer({ ...collectionsDesk(), ...desk() }, collectionsAnswers), {
    address: `/loan-management/collections/${page}`,
    as,
    at,
  });
