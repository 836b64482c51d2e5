import { type Desk, deskAfterSignIn, type Viewer } from '@lending-desk/domain/access';

/** The first page of each desk. */
export const deskAddress: Readonly<Record<Desk, string>> = {
  credit: '/credit/loans',
  customerSupport: '/loan-management/search/',
  collections: '/loan-management/collections/',
  vas: '/vas/vas-feedback',
};

/** Where a person goes after sign-in: the stored address, else the first desk they may open.
 *  @returns null when there is neither: 'You do not have permission to access this'
 *  @source AU-015 to AU-018, X-36 */
export function landingAddress(viewer: Pick<Viewer, 'roles'>, keptAddress: string | null): string | null {
  const desk = deskAfterSignIn(viewer.roles);
  if (desk === null) return null;
  return keptAddress ?? deskAddress[desk];
}
