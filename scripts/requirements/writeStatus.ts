import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { readChanges } from './changes';
import type { Claim } from './claim';
import { measureCoverage } from './coverage';
import type { Requirement } from './list';
import { readResults, resultOf } from './results';
import { readRuns } from './runs';
import { passagesOf, readSources } from './sourceText';

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Writes what Storybook shows: the runs, every requirement with its proofs and their results, and what changed.
 *  @param claims  every claim found
 *  @param since  the revision to compare with; by default the last tag, or the first commit */
export function writeStatus(
  requirements: readonly Requirement[],
  claims: readonly Claim[],
  since?: string,
): void {
  const ranIn = groupBy(readResults(root), ({ file }) => file);
  const claimsOf = groupBy(claims, ({ id }) => id);
  const sources = readSources(root);
  const rows = requirements.map(row => ({
    ...row,
    passages: passagesOf(row, sources),
    claims: (claimsOf.get(row.id) ?? [])
      .filter(it => it.asserts)
      .map(it => ({
        kind: it.kind,
        name: it.name,
        file: it.file,
        storyId: it.storyIds[0] ?? null,
        result: resultOf(it, ranIn.get(it.file) ?? []),
      })),
  }));
  const folder = join(root, '.cache/spec');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'status.json'), JSON.stringify({ runs: readRuns(), rows }));
  const covered = measureCoverage(requirements, claims).coveredIds;
  const failed = rows.filter(row => row.claims.some(it => it.result === 'failed')).map(row => row.id);
  const changes = readChanges({ requirements, covered }, failed, since);
  writeFileSync(join(folder, 'changes.json'), JSON.stringify(changes));
}
