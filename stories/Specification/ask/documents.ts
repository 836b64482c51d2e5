import glossary from '../../../docs/glossary.md?raw';
import content from '../../foundations/Content.mdx?raw';
import patterns from '../../foundations/Patterns.mdx?raw';
import { storybookAddress } from '../address';
import {
  documentEntries,
  type Entry,
  guideEntries,
  type IndexEntry,
  requirementEntries,
  storyEntries,
  synonymsOf,
  wordEntries,
} from './entries';

const glossaryPage = './?path=/docs/specification-glossary--docs';
const decisionsPage = './?path=/docs/specification-decisions--docs';

const decisions: Readonly<Record<string, string>> = import.meta.glob('../../../docs/decisions/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Links into the code lead nowhere from a page of the book; their words stay. */
const withoutFiles = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1');

/** The glossary as its page shows it. */
export const glossaryText = withoutFiles(glossary);

/** Every decision, in the order of their names. */
export const decisionTexts: readonly string[] = Object.entries(decisions)
  .filter(([path]) => !path.endsWith('README.md'))
  .map(([, text]) => withoutFiles(text));

async function read(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} could not be read (${answer.status})`);
  return answer.text();
}

/** Everything the book can answer from, and what people say for its words. */
export async function loadEntries(): Promise<{ entries: Entry[]; synonyms: ReadonlyMap<string, string> }> {
  const [rows, clauses, ours, index] = await Promise.all([
    read('requirements/requirements.tsv'),
    read('requirements/clauses.tsv'),
    read('requirements/ours.tsv'),
    read('index.json'),
  ]);
  const shown: { entries: Record<string, IndexEntry> } = JSON.parse(index);
  return {
    entries: [
      ...wordEntries(glossary, glossaryPage),
      ...requirementEntries({ rows, clauses, ours }, storybookAddress.to),
      ...decisionTexts.flatMap((text, at) => documentEntries(`decision ${at}`, text, decisionsPage)),
      ...[content, patterns].flatMap(guideEntries),
      ...storyEntries(Object.values(shown.entries)),
    ],
    synonyms: synonymsOf(glossary),
  };
}
