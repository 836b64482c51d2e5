import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import type { Claim } from './claim';
import type { Requirement } from './list';
import { readResults, resultOf } from './results';
import { readRuns } from './runs';

/** Writes what Storybook shows: the runs, and every requirement with its proofs and their results.
 *  @param claims  every claim found */
export function writeStatus(requirements: readonly Requirement[], claims: readonly Claim[]): void {
  const ran = readResults(root);
  const rows = requirements.map(row => ({
    ...row,
    claims: claims
      .filter(it => it.id === row.id && it.asserts)
      .map(it => ({
        kind: it.kind,
        name: it.name,
        file: it.file,
        storyId: it.storyIds[0] ?? null,
        result: resultOf(it, ran),
      })),
  }));
  const folder = join(root, '.cache/spec');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'status.json'), JSON.stringify({ runs: readRuns(), rows }));
}
