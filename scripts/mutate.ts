// npm run mutate [-- FOLDER…]: changes the rules of a folder one operator at a time and counts the changes its tests
// notice. `money` is packages/domain/src/money, `server/decision` is packages/server/src/decision; without a folder
// it runs the watched ones. Scores are kept in docs/spec/mutation.json. Results of mutants whose code and tests did not
// change are reused; `--fresh` forgets them.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from './install.mjs';
import { folderOf, threshold, watched } from './mutation/folders';
import { describeSurvivor, type Score, scoreOf, survivorsOf } from './mutation/score';

const scoresFile = join(root, 'docs/spec/mutation.json');
const low: string[] = [];
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean', default: false } },
});

process.chdir(root);
mkdirSync(join(root, '.cache/mutation'), { recursive: true });
for (const name of positionals.length > 0 ? positionals : watched) await mutate(name);
for (const name of low) console.error(`${name} is below ${threshold} %`);
process.exitCode = low.length > 0 ? 1 : 0;

async function mutate(asked: string) {
  const { pkg, folder, name } = folderOf(asked);
  const path = `packages/${pkg}/src/${folder}`;
  if (!existsSync(path)) throw new Error(`There is no folder ${path}`);
  const incrementalFile = `.cache/mutation/${pkg}-${folder}.json`;
  if (options.fresh) rmSync(incrementalFile, { force: true });
  const mutants = await new Stryker({
    configFile: 'scripts/mutation/stryker.json',
    // What a call declares is proved by the server's tests of that call.
    mutate: [`${path}/**/*.ts`, '!**/*.{test,fixture}.ts', '!**/contract.ts', '!**/*Contract.ts'],
    // A folder proves its own rules; the tests of all others would take many times as long.
    vitest: { configFile: `scripts/mutation/${pkg}.config.ts`, dir: path, related: false },
    tempDirName: `.cache/stryker/${pkg}-${folder}`,
    incrementalFile,
  }).runMutationTest();

  for (const mutant of survivorsOf(mutants)) {
    console.log(`  ${describeSurvivor(mutant, readFileSync(mutant.fileName, 'utf8'))}`);
  }
  const score = scoreOf(mutants);
  keep(name, score);
  const { killed, survived, equivalent, percent } = score;
  console.log(`${name}  ${percent} %  (${killed} killed, ${survived} survived, ${equivalent} equivalent)`);
  if (watched.includes(name) && percent < threshold) low.push(name);
}

/** Read anew each time: another folder may have finished meanwhile. */
function keep(name: string, score: Score) {
  const before: Record<string, Score> = existsSync(scoresFile)
    ? JSON.parse(readFileSync(scoresFile, 'utf8'))
    : {};
  const sorted = Object.entries({ ...before, [name]: score }).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(scoresFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
