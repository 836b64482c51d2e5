import { decisionMessages, messages } from '@lending-desk/domain/errors';
import { textAt } from '@lending-desk/domain/loose';

/** What a question can be answered from. */
export type Kind = 'requirement' | 'word' | 'document' | 'guide' | 'story';

/** One passage that may answer a question. */
export interface Entry {
  /** Unique: the id of a requirement, a clause or a story, a word of the glossary, a document with its heading. */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** The part of the product it is about, '' for none. */
  readonly about: string;
  readonly text: string;
  /** Where it stands in the book, `./?path=…`. */
  readonly to: string;
}

const fieldsOf = (line: string): readonly string[] => line.split('\t');
const linesOf = (tsv: string): readonly string[] => tsv.trimEnd().split('\n').slice(1);

/** A requirement, or a clause of one, each with the subject of its row.
 *  @param rows  requirements.tsv
 *  @param clauses  clauses.tsv
 *  @param ours  ours.tsv, our own clauses in the columns of the first */
export function requirementEntries(
  { rows, clauses, ours }: { rows: string; clauses: string; ours: string },
  addressOf: (id: string) => string,
): Entry[] {
  const subjects = new Map<string, string>();
  const entry = (id: string, about: string, text: string): Entry => ({
    id,
    kind: 'requirement',
    title: id,
    about,
    text,
    to: addressOf(id),
  });
  return [
    ...[...linesOf(rows), ...linesOf(ours)].map(line => {
      const [id = '', area = '', , statement = ''] = fieldsOf(line);
      subjects.set(id, area);
      return entry(id, area, statement);
    }),
    ...linesOf(clauses).map(line => {
      const [id = '', statement = ''] = fieldsOf(line);
      return entry(id, subjects.get(id.slice(0, id.indexOf('.'))) ?? '', statement);
    }),
  ];
}

/** Markdown as it is read: without marks, links as their words. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replaceAll('|', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const cellsOf = (row: string): readonly string[] => row.split('|').slice(1, -1).map(plain);
const isRow = (line: string): boolean => line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line);

/** The last heading of the glossary. */
const said = '\n## What people also say\n';

/** The words of the glossary, each with its meaning and its name on the wire. */
export function wordEntries(glossary: string, to: string): Entry[] {
  const [words = ''] = glossary.split(said);
  return words.split('\n').flatMap((line): Entry[] => {
    const [word = '', meaning = '', wire = ''] = isRow(line) ? cellsOf(line) : [];
    if (word === '' || word === 'Word') return [];
    const text = wire === '' ? meaning : `${meaning} On the wire: ${wire}.`;
    return [{ id: `word ${word}`, kind: 'word', title: word, about: '', text, to }];
  });
}

/** What people say for a word of the glossary, from its last table: 'SLA' for 'TAT'. */
export function synonymsOf(glossary: string): ReadonlyMap<string, string> {
  const [, pairs = ''] = glossary.split(said);
  return new Map(
    pairs.split('\n').flatMap(line => {
      const [spoken = '', word = ''] = isRow(line) ? cellsOf(line) : [];
      return word === '' || spoken === 'Said' ? [] : [[spoken.toLowerCase(), word.toLowerCase()] as const];
    }),
  );
}

/** The passages of a document, each under its heading: paragraphs and items of lists. */
export function documentEntries(
  name: string,
  markdown: string,
  to: string,
  kind: Extract<Kind, 'document' | 'guide'> = 'document',
): Entry[] {
  const title = /^# (.+)/.exec(markdown)?.[1] ?? name;
  let heading = '';
  return markdown.split(/\n{2,}|\n(?=\s*(?:[-*]|\d+\.) )/).flatMap((block, index): Entry[] => {
    const [line = '', ...below] = block.trim().split('\n');
    const isHeading = line.startsWith('#');
    if (isHeading) heading = line.replace(/^#+ /, '');
    const text = plain(isHeading ? below.join('\n') : block).replace(/^(?:-|\d+\.) /, '');
    const under = heading === title || heading === '' ? title : `${title}: ${heading}`;
    return text === '' ? [] : [{ id: `${name} ${index}`, kind, title: under, about: '', text, to }];
  });
}

/** What a page quotes messages from. */
const quotable = { messages, decisionMessages };

/** A message that a page quotes as `{messages.page.contactAdmin}`, in its words.
 *  @throws Error when there is none of that name */
function quoted(code: string, path: string): string {
  const text = textAt(quotable, ...path.split('.'));
  if (text === '') throw new Error(`There is no message ${code}`);
  return text;
}

/** The passages of a page of the book, with the messages it quotes and without its previews. */
export function guideEntries(mdx: string): Entry[] {
  const title = /<Meta title="([^"]+)"/.exec(mdx)?.[1] ?? '';
  const id = title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  const text = mdx
    .replaceAll(/\{(\w*[mM]essages\.[\w.]+)\}/g, quoted)
    .replaceAll(/^import .*\n|<[^>]*>|\{`|`\}/gm, '');
  return documentEntries(id, text.trim(), `./?path=/docs/${id}--docs`, 'guide');
}

/** An entry of Storybook's index.json. */
export interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

/** The stories, by the words a page is found under: its folder, its name, the state it shows. */
export function storyEntries(entries: readonly IndexEntry[]): Entry[] {
  return entries.map(({ id, type, title, name }) => ({
    id,
    kind: 'story',
    title: type === 'docs' ? title.replaceAll('/', ', ') : `${title.replaceAll('/', ', ')}: ${name}`,
    about: '',
    text: '',
    to: `./?path=/${type === 'docs' ? 'docs' : 'story'}/${id}`,
  }));
}
