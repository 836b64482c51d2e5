import { readConfig } from '../config';
import { CannotStart } from '../db/cannotStart';
import { openForCommand } from '../db/openForCommand';
import { runCommand } from '../runCommand';
import { secretsOf } from '../secrets/secretsOf';
import { sealStored } from './sealStored';

/** Seals everything that is sealed with the current secret, so that the previous ones can be dropped.
 *  @returns what was done, in words
 *  @throws CannotStart when none of the secrets opens something that is left */
async function run(): Promise<string> {
  const config = readConfig(process.env);
  const opened = await openForCommand(config);
  try {
    const { changed, unreadable } = await sealStored(opened.db, secretsOf(config), 'all');
    const done = `Sealed the passwords of ${changed} ${changed === 1 ? 'loan' : 'loans'} with the present secret.`;
    if (unreadable === 0) return `${done} SIGNING_SECRET_PREVIOUS is no longer needed.`;
    throw new CannotStart(
      `${done} ${unreadable} cannot be opened with SIGNING_SECRET or SIGNING_SECRET_PREVIOUS and stayed as they are. Name the secret they were sealed with and run this again.`,
    );
  } finally {
    await opened.close();
  }
}

await runCommand(run);
