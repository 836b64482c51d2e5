import type { contract } from '@lending-desk/domain';
import type { Verb } from '../http/verb';

/** The signed-in person with the roles of this moment (AU-027). */
export const readProfile: Verb<typeof contract.signin.profile> = async ({ viewer }) => ({
  data: { user: { ...viewer, roles: [...viewer.roles] } },
});
