import type { Claim } from './claim';
import { prefixOf, type Requirement } from './list';

/** Which requirements are covered. Only claims with assertions count. */
export interface Coverage {
  /** By prefix, in list order. */
  prefixes: Record<string, { total: number; covered: number }>;
  coveredIds: string[];
  uncovered: Requirement[];
  /** Claimed ids that are not in the list. */
  unknown: string[];
  /** Story claims whose play function asserts nothing. */
  unproved: Claim[];
  /** Story claims that assert without a step that says which requirement they prove. */
  stepless: Claim[];
}

/** Compares the claims with the list.
 *  @param requirements  the whole list
 *  @param claims  every claim found
 *  @param prefix  limits the result to one prefix */
export function measureCoverage(
  requirements: readonly Requirement[],
  claims: readonly Claim[],
  prefix?: string,
): Coverage {
  const known = new Set(requirements.map(it => it.id));
  const wanted = (id: string) => prefix === undefined || prefixOf(id) === prefix;
  const rows = requirements.filter(it => wanted(it.id));
  const proved = new Set(claims.filter(it => it.asserts).map(it => it.id));
  const claimed = [...new Set(claims.map(it => it.id))].filter(wanted);

  const prefixes: Coverage['prefixes'] = {};
  for (const { id } of rows) {
    const count = (prefixes[prefixOf(id)] ??= { total: 0, covered: 0 });
    count.total += 1;
    if (proved.has(id)) count.covered += 1;
  }
  return {
    prefixes,
    coveredIds: rows.map(it => it.id).filter(id => proved.has(id)),
    uncovered: rows.filter(it => !proved.has(it.id)),
    unknown: claimed.filter(id => !known.has(id)).toSorted(),
    unproved: claims.filter(it => !it.asserts && wanted(it.id)),
    stepless: claims.filter(it => it.asserts && !it.steps && wanted(it.id)),
  };
}

/** The covered ids by prefix, as stored in docs/spec/coverage.json. */
export type Floor = Record<string, string[]>;

/** The minimum that corresponds to a coverage. */
export function floorOf({ coveredIds }: Coverage): Floor {
  const floor: Floor = {};
  for (const id of coveredIds) (floor[prefixOf(id)] ??= []).push(id);
  return floor;
}

/** The ids that were covered before and no longer are. */
export function fallenBelow(floor: Floor, { coveredIds }: Coverage): string[] {
  return Object.values(floor)
    .flat()
    .filter(id => !coveredIds.includes(id));
}
