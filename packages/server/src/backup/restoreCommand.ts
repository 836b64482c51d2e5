import { readConfig } from '../config';
import { openForCommand } from '../db/openForCommand';
import { fileHomeOf } from '../files/fileHome';
import { runCommand } from '../runCommand';
import { prefixOf } from '../secrets/seal';
import { secretsOf } from '../secrets/secretsOf';
import { quieten } from './quieten';
import { checkBackup, restoreBackup } from './restoreBackup';
import { endedInWords, fileOf, totalsInWords } from './words';

const usage =
  'Usage: npm run restore -- FILE.tar.gz [--with-jobs]   (into an empty database; DATA_DIR or DATABASE_URL and the files as for the server)';

const jobsOption = '--with-jobs';

/** @returns what was done, in words */
async function run(args: readonly string[]): Promise<string> {
  const withJobs = args.includes(jobsOption);
  const backup = await checkBackup(
    fileOf(
      args.filter(given => given !== jobsOption),
      usage,
    ),
  );
  const config = readConfig(process.env);
  const opened = await openForCommand(config);
  const restore = () =>
    restoreBackup(opened.db, fileHomeOf(config), backup, tx => quieten(tx, { withJobs, now: new Date() }));
  const ended = await restore().finally(opened.close);
  const done = `Restored ${totalsInWords(backup.totals)}, as they were at ${backup.manifest.takenAt}.\n${endedInWords(ended, withJobs)}`;
  const opens = secretsOf(config).some(secret => prefixOf(secret) === backup.manifest.secretId);
  if (opens) return done;
  return `${done}\nThe backup was taken with another signing secret. Passwords of bank statements open only when it is in SIGNING_SECRET or SIGNING_SECRET_PREVIOUS; an embedded database had it in DATA_DIR/signing-secret.`;
}

await runCommand(run);
