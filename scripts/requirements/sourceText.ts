import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A passage of a source document. */
export interface Passage {
  /** Document and section, such as `credit §4 Case status`. */
  reference: string;
  text: string;
}

/** A paragraph, list item or table row with the place it stands in. */
interface Block {
  /** The number of its section: `4`, or `2.3`. */
  section: string;
  /** Heading and bold words above it, in lower case. */
  under: string;
  /** The same as printed, for the reader of a list item. */
  lead: string;
  text: string;
  words: ReadonlySet<string>;
}

const heading = /^#{2,4}\s+(?:(\d+(?:\.\d+)?)\.?\s+)?(.*)$/;
const bold = /^\*\*(.+?)[.:]?\*\*/;
const ruleOfTable = /^\|[\s|:-]+\|$/;

/** A line without its marks; the cells of a table row with dots between them. */
const plain = (line: string) =>
  line
    .replaceAll(/\*\*|`/g, '')
    .trim()
    .replace(/^(?:-|\|)\s*/, '')
    .replace(/\s*\|$/, '')
    .replaceAll(/\s+\|\s+/g, ' · ');

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []);

/** The blocks of a source document. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let section = '';
  let headed = '';
  let lead = '';
  for (const line of markdown.split('\n')) {
    const [, number, title] = heading.exec(line) ?? [];
    if (title !== undefined) {
      // A heading without a number belongs to the numbered one above it.
      section = number ?? section;
      headed = title;
      lead = '';
    } else if (line.trim() !== '' && !line.startsWith('# ') && !ruleOfTable.test(line)) {
      const words = bold.exec(line)?.[1];
      if (words !== undefined) lead = words;
      const text = plain(line);
      blocks.push({
        section,
        under: `${headed} ${lead}`.toLowerCase(),
        lead,
        text,
        words: wordsOf(text),
      });
    }
  }
  return blocks;
}

/** What a source like `credit §2 Routes, §6; support §2.3` refers to. */
function referencesIn(source: string) {
  return source.split(';').flatMap(part => {
    const [, document = '', rest = ''] = /^\s*(\w+)\s*(.*)$/.exec(part) ?? [];
    return rest.split(/,\s*(?=§)/).flatMap(place => {
      const [, section, words = ''] = /^§(\d+(?:\.\d+)?)\s*(.*)$/.exec(place.trim()) ?? [];
      return section === undefined
        ? []
        : [{ document, section, words: words.toLowerCase(), reference: `${document} ${place.trim()}` }];
    });
  });
}

const counts = new WeakMap<readonly Block[], ReadonlyMap<string, number>>();

/** In how many blocks each word stands, counted once for a document. */
function countedIn(blocks: readonly Block[]): ReadonlyMap<string, number> {
  const known = counts.get(blocks);
  if (known) return known;
  const counted = new Map<string, number>();
  for (const word of blocks.flatMap(it => [...it.words])) counted.set(word, (counted.get(word) ?? 0) + 1);
  counts.set(blocks, counted);
  return counted;
}

/** The passages a requirement was taken from: of each section it names, the block that shares most words with the
 *  statement, rare words counting for more.
 *  @param documents  the blocks of each source document by name */
export function passagesOf(
  { source, statement }: { source: string; statement: string },
  documents: ReadonlyMap<string, readonly Block[]>,
): Passage[] {
  const wanted = wordsOf(statement);
  return referencesIn(source).flatMap(({ document, section, words, reference }) => {
    const all = documents.get(document) ?? [];
    const inSection = all.filter(it => it.section === section || it.section.startsWith(`${section}.`));
    const named = inSection.filter(
      it => words !== '' && (it.under.includes(words) || words.startsWith(it.lead.toLowerCase() || ' ')),
    );
    const counted = countedIn(all);
    const scored = (named.length > 0 ? named : inSection).map(block => {
      const shared = [...block.words].filter(word => wanted.has(word));
      return { block, score: shared.reduce((sum, word) => sum + 1 / (counted.get(word) ?? 1), 0) };
    });
    const best = scored.toSorted((one, other) => other.score - one.score)[0];
    if (!best || best.score === 0) return [];
    const { lead, text } = best.block;
    return [{ reference, text: lead === '' || text.startsWith(lead) ? text : `${lead}: ${text}` }];
  });
}

/** The source documents in docs/spec/sources; those that are there. */
export function readSources(root: string): ReadonlyMap<string, readonly Block[]> {
  return new Map(
    ['credit', 'support', 'collections'].flatMap(name => {
      const path = join(root, 'docs/spec/sources', `${name}.md`);
      return existsSync(path) ? [[name, blocksOf(readFileSync(path, 'utf8'))] as const] : [];
    }),
  );
}
