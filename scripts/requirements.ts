// npm run requirements [-- PREFIX] [--json] [--check] [--update] [--write] [--since REV]: which requirements
// are covered, and by what.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { type Coverage, fallenBelow, type Floor, floorOf, measureCoverage } from './requirements/coverage';
import { findClaims } from './requirements/findClaims';
import { prefixOf, readRequirements } from './requirements/list';
import { writeStatus } from './requirements/writeStatus';

const floorFile = join(root, 'docs/spec/coverage.json');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Prints only the numbers, for other programs.
    json: { type: 'boolean', default: false },
    // Also fails if a requirement that was covered no longer is.
    check: { type: 'boolean', default: false },
    // Only writes Storybook's pages, after any run.
    write: { type: 'boolean', default: false },
    // The revision that Storybook's page of changes compares with: by default the last tag.
    since: { type: 'string' },
    // Saves the current coverage as the new minimum.
    update: { type: 'boolean', default: false },
  },
});
const prefix = positionals[0]?.toUpperCase();

const requirements = readRequirements(join(root, 'docs/spec'));
const prefixes = [...new Set(requirements.map(it => prefixOf(it.id)))];
if (prefix !== undefined && !prefixes.includes(prefix)) {
  console.error(`No requirement begins with ${prefix}. Prefixes: ${prefixes.join(', ')}`);
  process.exit(1);
}

const claims = findClaims(root);
const coverage = measureCoverage(requirements, claims, prefix);
writeStatus(requirements, claims, options.since);
if (options.write) process.exit();
const fallen = options.check ? fallenBelow(readFloor(), measureCoverage(requirements, claims)) : [];
if (options.update) {
  writeFileSync(floorFile, `${JSON.stringify(floorOf(measureCoverage(requirements, claims)), null, 2)}\n`);
}
if (options.json) printJson(coverage);
else printText(coverage);
process.exitCode = [coverage.unknown, coverage.unproved, coverage.stepless, fallen].some(it => it.length > 0)
  ? 1
  : 0;

function readFloor(): Floor {
  return existsSync(floorFile) ? JSON.parse(readFileSync(floorFile, 'utf8')) : {};
}

function printJson({ prefixes: counts, uncovered, unknown }: Coverage) {
  console.log(JSON.stringify({ prefixes: counts, uncovered: uncovered.map(it => it.id), unknown }, null, 2));
}

function printList(heading: string, lines: readonly string[]) {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map(line => `  ${line}`).join('\n')}`);
}

function printText({ prefixes: counts, uncovered, unknown, unproved, stepless }: Coverage) {
  for (const [name, { total, covered }] of Object.entries(counts)) {
    const share = `${Math.floor((100 * covered) / total)}%`;
    console.log(
      `${name.padEnd(2)}  ${String(covered).padStart(4)} of ${String(total).padStart(4)}  ${share.padStart(4)}`,
    );
  }
  // With --check, uncovered requirements are not a failure and are not listed.
  if (!options.check) {
    printList(
      'Not covered',
      uncovered.map(it => `${it.id}  ${it.statement}`),
    );
  }
  printList('Claimed, but in no row of the list', unknown);
  printList(
    'Claimed by a story without a play function that expects something',
    unproved.map(it => `${it.id}  ${it.name} (${it.file})`),
  );
  printList(
    'Claimed by a story without a step in the words of the requirement',
    stepless.map(it => `${it.id}  ${it.name} (${it.file})`),
  );
  printList('Covered before, no longer', fallen);
}
