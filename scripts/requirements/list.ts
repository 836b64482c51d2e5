import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of docs/spec/requirements.tsv, one clause of docs/spec/clauses.tsv, or one of our own in docs/spec/ours.tsv. */
export interface Requirement {
  /** For example CR-045, or of a clause CO-005.b or M13.c, or of our own XR-012.a. */
  id: string;
  area: string;
  kind: string;
  statement: string;
  source: string;
}

/** Parses the requirement list: tab-separated, with a header row, one requirement per line.
 *  @param name  what the error calls it
 *  @param form  what a valid id looks like
 *  @throws if a line has no valid id, naming the line */
export function parseRequirements(
  text: string,
  name = 'requirements',
  form = /^[A-Z]{2}-\d{3}$/,
): Requirement[] {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line, index) => {
    const [id = '', area = '', kind = '', statement = '', source = ''] = line.split('\t');
    if (!form.test(id)) throw new Error(`${name}:${index + 2}: no requirement id in '${id}'`);
    return { id, area, kind, statement, source: source.trim() };
  });
}

/** Parses what we ask of the product beyond the documents: the columns of the list, one clause per line. Its ids
 *  begin with XR, because X-01 and the like number the open questions of the documents.
 *  @throws as `parseRequirements`, and if two lines have one id */
export function parseOurs(text: string): Requirement[] {
  const rows = parseRequirements(text, 'ours.tsv', /^XR-\d{3}\.[a-z]$/);
  const twice = rows.find((row, at) => rows.findIndex(({ id }) => id === row.id) < at);
  if (twice) throw new Error(`ours.tsv: ${twice.id} is there twice`);
  return rows;
}

/** Parses the clauses, each one thing of a requirement or of a rule of money (M1 to M54): tab-separated, with a
 *  header row, one clause per line.
 *  @param requirements  the rows whose area and source the clauses have
 *  @throws if a line has no valid id, naming the line */
export function parseClauses(
  text: string,
  requirements: readonly Requirement[],
  name = 'clauses',
): Requirement[] {
  const rows = new Map(requirements.map(row => [row.id, row]));
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line, index) => {
    const [id = '', statement = '', kind = ''] = line.split('\t');
    if (!/^(?:[A-Z]{2}-\d{3}|M\d+)\.[a-z]+$/.test(id))
      throw new Error(`${name}:${index + 2}: no clause id in '${id}'`);
    const row = rows.get(id.slice(0, id.indexOf('.')));
    return { id, area: row?.area ?? 'money', kind, statement, source: row?.source ?? '' };
  });
}

/** Reads what is claimed and counted from a folder: the clauses of requirements.tsv and of the rules of money, in
 *  clauses.tsv, and those of our own, in ours.tsv.
 *  @throws as `parseRequirements`, `parseClauses` and `parseOurs` */
export function readRequirements(folder: string): Requirement[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const rows = parseRequirements(read('requirements.tsv'), 'requirements.tsv');
  return [...parseClauses(read('clauses.tsv'), rows, 'clauses.tsv'), ...parseOurs(read('ours.tsv'))];
}

/** The letters that begin an id: CR for CR-045, M for M13.c. */
export function prefixOf(id: string): string {
  return /^[A-Z]+/.exec(id)?.[0] ?? '';
}
