// npm test: runs all checks in order and prints at the end all that failed; `npm test -- unit stories` runs only some,
// and with --bail it stops after the first group with a failure.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { countTests, failedTests, resultFile } from './countTests.mjs';
import { ensureInstalled, root } from './install.mjs';
import { commitNow, forgetRuns, rememberRun } from './runs.mjs';
import { temporaryFolder } from './temporary.mjs';
import { toolFile } from './tool.mjs';

ensureInstalled();

const script = (file, ...args) => ['--import', 'tsx', `scripts/${file}`, ...args];
const vitest = project => [
  toolFile('vitest'),
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${resultFile(project)}`,
];

// Steps of one group run in parallel, two at a time, and print their output when done; tests print theirs as they run.
const groups = [
  {
    // The two longest first, beside each other.
    types: [toolFile('typescript', 'tsc'), '-b'],
    build: ['scripts/build.mjs'],
    format: [toolFile('@biomejs/biome', 'biome'), 'format'],
    lint: [toolFile('oxlint'), '--type-aware', '--deny-warnings'],
    unused: [toolFile('knip')],
    'check-stories': script('checkStories.ts'),
  },
  { unit: [...vitest('unit'), '--project=unit-app'] },
  { server: vitest('server') },
  { stories: vitest('stories') },
  {
    // The short ones run while the server of the first starts.
    e2e: [toolFile('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
    size: ['scripts/sizeBudget.mjs'],
    requirements: script('requirements.ts', '--check'),
  },
];
const withTests = ['unit', 'server', 'stories', 'e2e'];
const withBrowser = ['stories', 'e2e'];
const ofBuild = ['size', 'e2e'];

const known = groups.flatMap(group => Object.keys(group));
const bail = process.argv.includes('--bail');
const asked = process.argv.slice(2).filter(name => name !== '--bail');
const unknown = asked.filter(name => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No step named ${unknown.join(', ')}. Steps: ${known.join(', ')}`);
  process.exit(1);
}
const chosen = asked.length > 0 ? asked : known;

/** Runs one step. @returns {Promise<boolean>} whether it passed */
function run(name, args, buffered) {
  const startedAt = performance.now();
  if (!buffered) console.log(`\n── ${name}`);
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...(TMPDIR !== null && { TMPDIR }) },
      stdio: ['ignore', buffered ? 'pipe' : 'inherit', buffered ? 'pipe' : 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => (output += part));
    child.on('close', code => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      if (buffered) console.log(`\n── ${name}`);
      // A check that passed prints nothing.
      if (code !== 0 && output) console.log(output.trimEnd());
      console.log(`${name}: ${code === 0 ? 'ok' : 'failed'} (${seconds} s)`);
      rememberRun(name, { ...commit, passed: code === 0 });
      resolve(code === 0);
    });
  });
}

/** Runs a group two steps at a time. @returns {Promise<string[]>} the names that failed */
async function runGroup(steps) {
  const waiting = [...steps];
  const failed = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next;
      if (!(await run(name, args, steps.length > 1 && !withTests.includes(name)))) failed.push(name);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

if (chosen.some(name => withBrowser.includes(name))) ensureBrowser();
const counted = withTests.filter(name => chosen.includes(name));
// Results of an earlier run must not be counted or shown as current.
for (const name of counted) rmSync(resultFile(name), { force: true });
forgetRuns(chosen);
// Storybook shows nothing rather than what a run that is interrupted left behind.
rmSync(join(root, '.cache/spec/status.json'), { force: true });
const commit = commitNow();
const TMPDIR = temporaryFolder();

const failed = [];
for (const group of groups) {
  // Without a build there is nothing to weigh and nowhere to go: an earlier one would be tested.
  const possible = name => chosen.includes(name) && !(failed.includes('build') && ofBuild.includes(name));
  const steps = Object.entries(group).filter(([name]) => possible(name));
  failed.push(...(await runGroup(steps)));
  if (bail && failed.length > 0) break;
}

// Written last and after any failure: Storybook shows each proof as it ran.
spawnSync(process.execPath, script('requirements.ts', '--write'), { cwd: root, stdio: 'inherit' });

const count = countTests(counted);
for (const name of failedTests(counted)) console.error(`✗ ${name}`);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
// A step that fails without a failing test (types, a crash) still counts as one failure.
const failures = Math.max(count.failed, failed.length);
console.log(`\n${count.passed} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
