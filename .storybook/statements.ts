/** Text and source of a requirement. */
export interface Statement {
  readonly id: string;
  readonly statement: string;
  readonly source: string;
}

let reading: Promise<ReadonlyMap<string, Statement>> | undefined;

async function linesOf(file: string): Promise<string[][]> {
  const answer = await fetch(`requirements/${file}`);
  if (!answer.ok) throw new Error(`The requirements could not be read (${answer.status})`);
  const [, ...lines] = (await answer.text()).trimEnd().split('\n');
  return lines.map(line => line.split('\t'));
}

async function read(): Promise<ReadonlyMap<string, Statement>> {
  const [rows, clauses, ours] = await Promise.all([
    linesOf('requirements.tsv'),
    linesOf('clauses.tsv'),
    linesOf('ours.tsv'),
  ]);
  const statements = new Map<string, Statement>();
  for (const [id = '', , , statement = '', source = ''] of [...rows, ...ours]) {
    statements.set(id, { id, statement, source });
  }
  for (const [id = '', statement = ''] of clauses) {
    const source = statements.get(id.slice(0, id.indexOf('.')))?.source ?? '';
    statements.set(id, { id, statement, source });
  }
  return statements;
}

/** All requirements and clauses by id; loaded once per window. */
export function readStatements(): Promise<ReadonlyMap<string, Statement>> {
  reading ??= read();
  return reading;
}

/** The strings of a list in a story's parameters: requirement ids in `covers`, states in `states`. */
export function claimsOf(words: unknown): string[] {
  return Array.isArray(words) ? words.filter(word => typeof word === 'string') : [];
}
