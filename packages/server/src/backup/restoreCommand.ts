import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { fileHomeOf } from '../files/fileHome';
import { runProcess } from '../runProcess';
import { prefixOf } from '../secrets/seal';
import { secretsOf } from '../secrets/secretsOf';
import { checkBackup, restoreBackup } from './restoreBackup';
import { fileOf, totalsInWords } from './words';

const usage =
  'Usage: npm run restore -- FILE.tar.gz   (into an empty database; DATA_DIR or DATABASE_URL and the files as for the server)';

/** @returns what was done, in words */
async function run(args: readonly string[]): Promise<string> {
  const backup = await checkBackup(fileOf(args, usage));
  const config = readConfig(process.env);
  const opened = await openDatabase(config);
  try {
    await restoreBackup(opened.db, fileHomeOf(config), backup);
  } finally {
    await opened.close();
  }
  const done = `Restored ${totalsInWords(backup.totals)}, as they were at ${backup.manifest.takenAt}.`;
  const opens = secretsOf(config).some(secret => prefixOf(secret) === backup.manifest.secretId);
  if (opens) return done;
  return `${done}\nThe backup was taken with another signing secret. Passwords of bank statements open only when it is in SIGNING_SECRET or SIGNING_SECRET_PREVIOUS; an embedded database had it in DATA_DIR/signing-secret.`;
}

await runProcess(async () => {
  console.log(await run(process.argv.slice(2)));
  process.exit(0);
});
