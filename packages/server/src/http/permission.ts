import { type Access, holdsAny, messages, type Viewer } from '@lending-desk/domain';
import { Refused } from './verb';

/** Lets a call through or refuses it, by nothing but its declaration.
 *  @param viewer  null for nobody
 *  @throws Refused 401 when somebody must be signed in, 403 when the person's roles are not enough */
export function requirePermission(access: Access, viewer: Viewer | null): void {
  if (access.kind === 'public') return;
  if (!viewer) throw new Refused(401, messages.auth.loginExpiredText);
  if (access.kind === 'anyOf' && !holdsAny(viewer.roles, ...access.groups)) {
    throw new Refused(403, messages.auth.writeRefused);
  }
}
