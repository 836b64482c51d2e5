/** Text and source of a requirement. */
export interface Statement {
  readonly id: string;
  readonly statement: string;
  readonly source: string;
}

let reading: Promise<ReadonlyMap<string, Statement>> | undefined;

async function read(): Promise<ReadonlyMap<string, Statement>> {
  const answer = await fetch('requirements/requirements.tsv');
  if (!answer.ok) throw new Error(`The requirements could not be read (${answer.status})`);
  const [, ...lines] = (await answer.text()).trimEnd().split('\n');
  return new Map(
    lines.map(line => {
      const [id = '', , , statement = '', source = ''] = line.split('\t');
      return [id, { id, statement, source }];
    }),
  );
}

/** All requirements by id; loaded once per window. */
export function readStatements(): Promise<ReadonlyMap<string, Statement>> {
  reading ??= read();
  return reading;
}

/** The strings of a list in a story's parameters: requirement ids in `covers`, states in `states`. */
export function claimsOf(words: unknown): string[] {
  return Array.isArray(words) ? words.filter(word => typeof word === 'string') : [];
}
