import { git } from '../git.mjs';
import type { Floor } from './coverage';
import { parseClauses, parseOurs, parseRequirements, type Requirement } from './list';

/** The revision that the present is compared with. */
export interface Since {
  /** A tag, or a short commit. */
  name: string;
  /** When it was committed, as an ISO instant. */
  at: string;
}

/** What changed since a revision, as requirement ids in list order. */
export interface Changes {
  since: Since;
  /** The revision that is compared; the present by default. */
  until?: Since;
  /** New in the list. */
  added: string[];
  /** In other words than before. */
  reworded: string[];
  /** No longer in the list. */
  removed: string[];
  /** Something proves them now, nothing did before, and no proof failed in its last run. */
  proved: string[];
  /** Proved before, and now nothing proves them or a proof failed in its last run. */
  regressed: string[];
}

/** The list and what was proved at one time. */
export interface Standing {
  requirements: readonly Requirement[];
  covered: readonly string[];
}

/** @param failed  requirements with a proof that failed in its last run */
export function changesBetween(
  since: Since,
  before: Standing,
  now: Standing,
  failed: readonly string[],
): Changes {
  const textBefore = new Map(before.requirements.map(it => [it.id, it.statement]));
  const ids = now.requirements.map(it => it.id);
  const proved = new Set(now.covered);
  const provedBefore = new Set(before.covered);
  return {
    since,
    added: ids.filter(id => !textBefore.has(id)),
    reworded: now.requirements
      .filter(({ id, statement }) => textBefore.has(id) && textBefore.get(id) !== statement)
      .map(it => it.id),
    removed: before.requirements.map(it => it.id).filter(id => !ids.includes(id)),
    proved: ids.filter(id => proved.has(id) && !provedBefore.has(id) && !failed.includes(id)),
    regressed: ids.filter(id => provedBefore.has(id) && (!proved.has(id) || failed.includes(id))),
  };
}

const coverageFile = 'docs/spec/coverage.json';

/** The revision to compare with: the one asked for, else the last tag that has a coverage, else the first commit that
 *  has one. '' if there is none, or outside a repository. */
function revisionOf(asked: string | undefined): string {
  if (asked !== undefined) return asked;
  const tag = git('describe', '--tags', '--abbrev=0');
  if (tag !== '' && git('show', `${tag}:${coverageFile}`) !== '') return tag;
  return git('log', '--diff-filter=A', '--format=%h', '--', coverageFile).split('\n').at(-1) ?? '';
}

/** The list and what was proved at a revision; null if it has no coverage. */
function standingAt(revision: string): Standing | null {
  const coverage = git('show', `${revision}:${coverageFile}`);
  if (coverage === '') return null;
  const floor: Floor = JSON.parse(coverage);
  const rows = parseRequirements(git('show', `${revision}:docs/spec/requirements.tsv`));
  const clauses = git('show', `${revision}:docs/spec/clauses.tsv`);
  return {
    // Before there were clauses the rows were counted.
    requirements:
      clauses === ''
        ? rows
        : [...parseClauses(clauses, rows), ...parseOurs(git('show', `${revision}:docs/spec/ours.tsv`))],
    covered: Object.values(floor).flat(),
  };
}

const committed = (name: string): Since => ({
  name,
  at: new Date(git('log', '-1', '--format=%cI', name)).toISOString(),
});

/** The changes since a revision; null where there is no history.
 *  @param asked  a tag, branch or commit; by default the last tag, or the first commit with a coverage
 *  @throws Error if the revision that was asked for has no coverage */
export function readChanges(now: Standing, failed: readonly string[], asked?: string): Changes | null {
  const revision = revisionOf(asked);
  if (revision === '') return null;
  const before = standingAt(revision);
  if (before === null) throw new Error(`There is no ${coverageFile} at ${revision}`);
  return changesBetween(committed(revision), before, now, failed);
}

/** The changes between two revisions; null if one of them is none, or has no coverage. */
export function readChangesBetween(earlier: string, later: string): Changes | null {
  const [before, after] = [standingAt(earlier), standingAt(later)];
  if (before === null || after === null) return null;
  return { ...changesBetween(committed(earlier), before, after, []), until: committed(later) };
}
