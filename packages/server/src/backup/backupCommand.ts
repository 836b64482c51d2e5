import { readConfig } from '../config';
import { openForCommand } from '../db/openForCommand';
import { fileHomeOf } from '../files/fileHome';
import { runCommand } from '../runCommand';
import { takeBackup } from './takeBackup';
import { fileOf, totalsInWords } from './words';

const usage =
  'Usage: npm run backup -- FILE.tar.gz   (a new file; DATA_DIR or DATABASE_URL and the files as for the server)';

/** @returns what was done, in words */
async function run(args: readonly string[]): Promise<string> {
  const file = fileOf(args, usage);
  const config = readConfig(process.env);
  const opened = await openForCommand(config, { migrates: false });
  try {
    const options = { now: new Date(), secret: config.signingSecret };
    const totals = await takeBackup(opened, fileHomeOf(config).storage, file, options);
    const done = `${file} has ${totalsInWords(totals)}. The signing secret is not in it: keep that elsewhere.`;
    if (totals.lost.length === 0) return done;
    return `${done}\nThe file storage does not have these objects as they were stored, and neither has the backup:\n  ${totals.lost.join('\n  ')}`;
  } finally {
    await opened.close();
  }
}

await runCommand(run);
