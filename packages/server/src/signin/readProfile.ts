import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';

/** The signed-in user with their current roles (AU-027). */
export const readProfile: Verb<typeof contract.signin.profile> = async ({ viewer }) => ({
  data: { user: { ...viewer, roles: [...viewer.roles] } },
});
