// npm run mutate [-- FOLDER…]: changes the rules of a folder one operator at a time and counts the changes its tests
// notice. `money` is packages/domain/src/money, `server/decision` is packages/server/src/decision, and `ui/kyc`,
// `app/queries` and `app` are changed while stories show them in a browser; without a folder it runs the watched ones.
// `-- sample 500 [--seed 7]` changes lines of ui and app chosen at random, `-- ui/kyc --lines 60` lines of one folder.
// `-- server/loan --queries` changes what is asked of the database: conditions, bounds, orders, columns.
// `-- domain/pd --slips` makes the mistakes of a hurry: another field, a forgotten property, a step left out.
// Scores are kept in docs/spec/mutation.json.
// Results of mutants whose code and tests did not change are reused, where the tests are no stories; `--fresh` forgets
// them.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from './install.mjs';
import { copyProject } from './mutation/copyProject';
import { sampled, sampleOf, type Target, targetOf, threshold, watched } from './mutation/folders';
import { mutateQueries } from './mutation/queryMutator';
import { describeSurvivor, type Score, scoreOf, survivorsOf } from './mutation/score';
import { mutateSlips } from './mutation/slipMutator';
import { triedWhenLoaded } from './mutation/whenLoaded';

const scoresFile = join(root, 'docs/spec/mutation.json');
const low: string[] = [];
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    lines: { type: 'string' },
    queries: { type: 'boolean', default: false },
    slips: { type: 'boolean', default: false },
  },
});

mkdirSync(join(root, '.cache/mutation'), { recursive: true });
if (options.queries) mutateQueries();
if (options.slips) mutateSlips();
const kind = options.queries ? ' queries' : options.slips ? ' slips' : '';
const [first, count = '200'] = positionals;
const lines = Number(options.lines ?? 0);
const targets =
  first === 'sample'
    ? [sampleOf(root, Number(count), Number(options.seed))]
    : (positionals.length > 0 ? positionals : watched)
        .map(targetOf)
        .map(target => (lines ? sampled(target, root, lines, Number(options.seed)) : target));
for (const target of targets) await mutate(target);
for (const name of low) console.error(`${name} is below ${threshold} %`);
process.exitCode = low.length > 0 ? 1 : 0;

async function mutate({ name: folder, mutate: files, dir, config, beside }: Target) {
  const name = `${folder}${kind}`;
  const file = name.replaceAll(/[/ ]/g, '-');
  const incrementalFile = join(root, `.cache/mutation/${file}.json`);
  const ofStories = config === 'stories';
  // Of a story its name alone is known: that another step was added to it would not be seen.
  if (options.fresh || ofStories) rmSync(incrementalFile, { force: true });
  // Storybook names its tests itself, and takes no folder from Vitest.
  process.env['STORIES'] = ofStories && dir !== 'stories' ? dir : '';
  process.env['BESIDE'] = beside ?? '';
  process.chdir(ofStories ? copyProject(root) : root);
  const tried = await new Stryker({
    configFile: `scripts/mutation/stryker${ofStories ? '.stories' : ''}.json`,
    mutate: files,
    vitest: {
      configFile: `scripts/mutation/${config}.config.ts`,
      ...(ofStories ? {} : { dir }),
      related: false,
    },
    tempDirName: `.cache/stryker/${file}`,
    incrementalFile,
  }).runMutationTest();
  const mutants = ofStories ? triedWhenLoaded(tried, dir.split(' ')) : tried;

  for (const mutant of survivorsOf(mutants)) {
    const fileName = relative(process.cwd(), mutant.fileName);
    console.log(`  ${describeSurvivor({ ...mutant, fileName }, readFileSync(mutant.fileName, 'utf8'))}`);
  }
  const score = { ...scoreOf(mutants), ...(lines > 0 ? { lines } : {}) };
  // Of slips many are equivalent: what counts is the list.
  if (!options.slips) keep(name, score);
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
