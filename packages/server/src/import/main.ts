import { resolve } from 'node:path';
import { CannotStart } from '../db/cannotStart';
import { openForCommand } from '../db/openForCommand';
import { runCommand } from '../runCommand';
import { importFile } from './importFile';
import { progressOf } from './progressOf';
import { readImportSettings } from './readImportSettings';
import { sizeOf } from './sizeOf';
import { wordsOf } from './wordsOf';

const usage =
  'Usage: npm run import -- FILE.ndjson   (one application a line; DATA_DIR or DATABASE_URL as for the server)';

async function run(args: readonly string[]): Promise<string> {
  const [given, ...rest] = args;
  if (given === undefined || rest.length > 0 || given.startsWith('-')) throw new CannotStart(usage);
  // npm changes to the project's folder; the path is relative to where npm was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', given);
  const bytes = sizeOf(file);
  const { config, secret } = readImportSettings(process.env);
  const opened = await openForCommand(config);
  const progress = progressOf(bytes);
  try {
    const options = { dataDir: config.dataDir, now: new Date(), secret, onProgress: progress.show };
    return wordsOf(await importFile(opened.db, file, options));
  } finally {
    progress.stop();
    await opened.close();
  }
}

await runCommand(run);
