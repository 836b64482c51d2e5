import { readFileSync } from 'node:fs';

/** One row of docs/spec/requirements.tsv. */
export interface Requirement {
  /** For example CR-045. */
  id: string;
  area: string;
  kind: string;
  statement: string;
  source: string;
}

/** Reads the requirement list: tab-separated, with a header row, one requirement per line.
 *  @throws if a line has no valid id, naming the line */
export function readRequirements(path: string): Requirement[] {
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const [id = '', area = '', kind = '', statement = '', source = ''] = line.split('\t');
    if (!/^[A-Z]{2}-\d{3}$/.test(id)) throw new Error(`${path}:${index + 2}: no requirement id in '${id}'`);
    return { id, area, kind, statement, source: source.trim() };
  });
}

/** The letters before the dash: CR for CR-045. */
export function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}
