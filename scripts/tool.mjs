// Runs command-line tools of the dependencies without a shell, identically on every system.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The script behind a dependency's command, for `node FILE ARGS…`.
 *  @param {string} name  the package
 *  @param {string} [command]  the command, if it differs from the package's name */
export function toolFile(name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs a Node script from the root and waits; its output is passed through.
 *  @param {string} file
 *  @param {readonly string[]} args
 *  @param {{ env?: Record<string, string>, quiet?: boolean }} [options]  quiet: output is returned, not shown
 *  @returns {{ ok: boolean, output: string }} */
export function runNode(file, args, { env, quiet } = {}) {
  const done = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { ok: done.status === 0, output: `${done.stdout ?? ''}${done.stderr ?? ''}` };
}

/** Runs Node child processes until the first one exits, forwards SIGINT and SIGTERM, and exits with its code.
 *  @param {readonly { args: readonly string[], env?: Record<string, string> }[]} commands */
export function runUntilFirstEnds(commands) {
  const children = commands.map(({ args, env }) =>
    spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }),
  );
  const stop = signal => children.forEach(child => child.exitCode === null && child.kill(signal));
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      asked = true;
      stop(signal);
    });
  }
  for (const child of children) {
    child.on('exit', code => {
      // Stopped on request: a signal's exit code is not a failure.
      process.exitCode ||= code ?? (asked ? 0 : 1);
      stop('SIGTERM');
    });
  }
}
