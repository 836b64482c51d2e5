import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import type { Mutant } from './score';

/** Tries mutants again that no story noticed and that change what a file says once, when it is loaded. They were
 *  switched on when it was loaded already, and tried with the story alone that happened to load it; here the file is
 *  changed before, and all stories are run.
 *  @param tried  with files as they are found from the folder the process runs in
 *  @param stories  files or folders
 *  @returns the same, with those that are noticed now as killed */
export function triedWhenLoaded<Of extends Mutant>(tried: readonly Of[], stories: readonly string[]): Of[] {
  return tried.map(mutant => {
    if (mutant.status !== 'Survived') return mutant;
    const source = readFileSync(mutant.fileName, 'utf8');
    if (!isSaidOnce(mutant, source)) return mutant;
    writeFileSync(mutant.fileName, changed(mutant, source));
    try {
      return passes(stories) ? mutant : { ...mutant, status: 'Killed' };
    } finally {
      writeFileSync(mutant.fileName, source);
    }
  });
}

/** Whether a change stands outside of every function of its file. */
export function isSaidOnce({ fileName, location }: Mutant, source: string): boolean {
  const at = offsetOf(location.start, source);
  let said = true;
  const look = ({ start, end }: { start: number; end: number }) => {
    if (start <= at && at < end) said = false;
  };
  new Visitor({
    ArrowFunctionExpression: look,
    FunctionDeclaration: look,
    FunctionExpression: look,
  }).visit(parseSync(fileName, source).program);
  return said;
}

/** The text of a file with its change. */
export const changed = ({ location: { start, end }, replacement = '' }: Mutant, source: string): string =>
  source.slice(0, offsetOf(start, source)) + replacement + source.slice(offsetOf(end, source));

function offsetOf({ line, column }: { line: number; column: number }, source: string): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, column - 1);
}

function passes(stories: readonly string[]): boolean {
  const run = spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'scripts/mutation/stories.config.ts', '--bail', '1', ...stories],
    { env: { ...process.env, STORIES: stories.join(' ') }, stdio: 'ignore' },
  );
  return run.status === 0;
}
