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

/** Parses the requirement list: tab-separated, with a header row, one requirement per line.
 *  @param name  what the error calls it
 *  @throws if a line has no valid id, naming the line */
export function parseRequirements(text: string, name = 'requirements'): Requirement[] {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line, index) => {
    const [id = '', area = '', kind = '', statement = '', source = ''] = line.split('\t');
    if (!/^[A-Z]{2}-\d{3}$/.test(id)) throw new Error(`${name}:${index + 2}: no requirement id in '${id}'`);
    return { id, area, kind, statement, source: source.trim() };
  });
}

/** Reads the requirement list.
 *  @throws as `parseRequirements` */
export function readRequirements(path: string): Requirement[] {
  return parseRequirements(readFileSync(path, 'utf8'), path);
}

/** The letters before the dash: CR for CR-045. */
export function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}
