import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const sources = join(import.meta.dirname, '..');

export interface RunningScript {
  readonly child: ChildProcess;
  /** Its output so far, stdout and stderr. */
  readonly output: () => string;
  /** Resolves with all output once a text appears in it. @throws when the process exits before */
  readonly says: (text: string) => Promise<string>;
  /** Resolves with the exit code; null after a signal. */
  readonly ended: Promise<number | null>;
}

/** Runs a program of this package as a separate process.
 *  @param program  a name of `input` in vite.server.config.ts or of `testPrograms` in globalSetup.ts, built; or a file
 *    of packages/server/src as it is written, `main.ts`
 *  @param env  the whole environment besides PATH */
export function runScript(
  program: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): RunningScript {
  const file = program.endsWith('.ts')
    ? ['--import', tsx, join(sources, program)]
    : [join(inject('built'), `${program}.js`)];
  const child = spawn(process.execPath, [...file, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>(resolve => {
    child.once('close', code => {
      resolve(code);
      for (const listener of listeners) listener();
    });
  });
  return {
    child,
    ended,
    output: () => output,
    says: text =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.includes(text)) resolve(output);
          else if (child.exitCode !== null) reject(new Error(`It ended without saying '${text}': ${output}`));
          else return;
          listeners.delete(look);
        };
        listeners.add(look);
        look();
      }),
  };
}
