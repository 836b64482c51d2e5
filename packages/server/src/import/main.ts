import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import { type Environment, readConfig, type ServerConfig } from '../config';
import { CannotStart, errorCode } from '../db/cannotStart';
import { openForCommand } from '../db/openForCommand';
import { runCommand } from '../runCommand';
import { importFile } from './importFile';
import { wordsOf } from './wordsOf';

const usage =
  'Usage: npm run import -- FILE.ndjson   (one application a line; DATA_DIR or DATABASE_URL as for the server)';

/** Progress output: a bar on a terminal, a line now and then in a log. */
interface Progress {
  readonly show: (done: { bytes: number; lines: number }) => void;
  readonly stop: () => void;
}

function progressOf(bytes: number): Progress {
  if (!process.stderr.isTTY) {
    let next = 1_000;
    return {
      show: ({ lines }) => {
        if (lines < next) return;
        next = lines + 1_000;
        console.error(`${lines} lines done`);
      },
      stop: () => {},
    };
  }
  const bar = new SingleBar({
    format: 'Importing {bar} {percentage}% | {lines} lines | {eta_formatted} left',
    clearOnComplete: true,
  });
  bar.start(bytes, 0, { lines: 0 });
  return { show: done => bar.update(done.bytes, { lines: done.lines }), stop: () => bar.stop() };
}

/** @throws CannotStart with a message when the file cannot be read */
function sizeOf(file: string): number {
  try {
    const found = statSync(file);
    if (!found.isFile()) throw new CannotStart(`${file} is no file.`);
    return found.size;
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`Cannot read ${file} (${errorCode(error) ?? 'refused'}).`);
  }
}

/** On PostgreSQL an import needs the server's secret only for a file with statement passwords; embedded, it finds
 *  the secret in the data folder. */
function readSettings(env: Environment): { config: ServerConfig; secret: string | null } {
  const given = Boolean(env['SIGNING_SECRET']?.trim());
  if (given || !env['DATABASE_URL']?.trim()) {
    const config = readConfig(env);
    return { config, secret: config.signingSecret };
  }
  const config = readConfig({ ...env, SIGNING_SECRET: 'nothing at all is signed by this import' });
  return { config, secret: null };
}

async function run(args: readonly string[]): Promise<string> {
  const [given, ...rest] = args;
  if (given === undefined || rest.length > 0 || given.startsWith('-')) throw new CannotStart(usage);
  // npm changes to the project's folder; the path is relative to where npm was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', given);
  const bytes = sizeOf(file);
  const { config, secret } = readSettings(process.env);
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
