import type { Database } from '../db/client';
import { CannotStart } from '../db/cannotStart';
import type { Secrets } from '../secrets/secretsOf';
import { sealStored } from './sealStored';

/** Seals everything that is sealed with the current secret, so that the previous ones can be dropped.
 *  @returns what was done, in words
 *  @throws CannotStart when none of the secrets opens something that is left */
export async function sealAll(db: Database, secrets: Secrets): Promise<string> {
  const { changed, unreadable } = await sealStored(db, secrets, 'all');
  const done = `Sealed the passwords of ${changed} ${changed === 1 ? 'loan' : 'loans'} with the present secret.`;
  if (unreadable === 0) return `${done} SIGNING_SECRET_PREVIOUS is no longer needed.`;
  throw new CannotStart(
    `${done} ${unreadable} cannot be opened with SIGNING_SECRET or SIGNING_SECRET_PREVIOUS and stayed as they are. Name the secret they were sealed with and run this again.`,
  );
}
