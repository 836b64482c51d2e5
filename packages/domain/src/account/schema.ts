import * as v from 'valibot';
import { wireInstant } from '../contract/wire';
import { newPassword } from '../signin/rules';
import { accountMessages } from './messages';

/** A browser somebody is signed in with. */
export const openSessionSchema = v.object({
  idString: v.string(),
  /** 'Chrome on Linux'; null for a session opened before this was stored. */
  browser: v.nullable(v.string()),
  /** The network it was opened from; null as above. */
  network: v.nullable(v.string()),
  signedInAt: wireInstant,
  /** When its tokens were last renewed, which a page in use does every fifteen minutes. */
  renewedAt: wireInstant,
  /** Whether it is the one that asks. */
  current: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof openSessionSchema>;

/** A change of one's own password. */
export const passwordChangeSchema = v.pipe(
  v.object({
    current: v.pipe(v.string(), v.minLength(1, accountMessages.currentRequired)),
    next: newPassword,
  }),
  v.forward(
    v.check(({ current, next }) => current !== next, accountMessages.samePassword),
    ['next'],
  ),
);
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;

/** A new password by a link. */
export const passwordResetSchema = v.object({ password: newPassword });
