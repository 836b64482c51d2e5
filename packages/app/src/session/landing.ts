import { deskAfterSignIn, desks, type Viewer } from '@lending-desk/domain/access';

/** Where a person goes after sign-in: the stored address, else the first desk they may open.
 *  @returns null when there is neither: 'You do not have permission to access this'
 *  @source AU-015 to AU-018, X-36 */
export function landingAddress(viewer: Pick<Viewer, 'roles'>, keptAddress: string | null): string | null {
  const desk = deskAfterSignIn(viewer.roles);
  if (desk === null) return null;
  return keptAddress ?? desks[desk].home;
}
