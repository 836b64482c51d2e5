import type { Viewer } from '@lending-desk/domain/access';
import { type Access, grantsCall } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { Refused } from './verb';

/** Accepts or refuses a call by its declaration alone.
 *  @param viewer  null when not signed in
 *  @throws Refused 401 when the call requires sign-in, 403 when the user's roles are not sufficient */
export function requirePermission(access: Access, viewer: Viewer | null): void {
  if (access.kind === 'public') return;
  if (!viewer) throw new Refused(401, messages.auth.loginExpiredText);
  if (!grantsCall(access, viewer.roles)) {
    throw new Refused(403, messages.auth.writeRefused);
  }
}
