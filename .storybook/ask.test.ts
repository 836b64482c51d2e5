import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../scripts/filesUnder';
import { readStories } from '../scripts/stories/readStories';
import {
  documentEntries,
  type Entry,
  guideEntries,
  requirementEntries,
  storyEntries,
  synonymsOf,
  wordEntries,
} from '../stories/Specification/ask/entries';
import { searchOf } from '../stories/Specification/ask/search';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const glossary = read('docs/glossary.md');

const stories = filesUnder(root, ['stories'])
  .filter(path => path.endsWith('.stories.tsx'))
  .flatMap(path => {
    const written = readStories(path, read(path));
    return (written?.stories ?? []).map(({ exportName }) => ({
      id: `${written?.title}--${exportName}`,
      type: 'story',
      title: written?.title ?? '',
      name: exportName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
    }));
  });

const entries: readonly Entry[] = [
  ...wordEntries(glossary, ''),
  ...requirementEntries(
    {
      rows: read('docs/spec/requirements.tsv'),
      clauses: read('docs/spec/clauses.tsv'),
      ours: read('docs/spec/ours.tsv'),
    },
    id => id,
  ),
  ...readdirSync(join(root, 'docs/decisions'))
    .filter(name => name !== 'README.md')
    .flatMap(name => documentEntries(name, read(`docs/decisions/${name}`), '')),
  ...['Content', 'Patterns'].flatMap(name => guideEntries(read(`stories/foundations/${name}.mdx`))),
  ...storyEntries(stories),
];
const ask = searchOf(entries, synonymsOf(glossary));

/** The first passage and the first story, as the two columns of the page have them. */
function firstOf(question: string) {
  const found = ask(question, 80);
  const said = found.find(({ kind }) => kind !== 'story');
  const shown = found.find(({ kind }) => kind === 'story');
  return { said: said && `${said.title}: ${said.text}`, shown: shown?.title };
}

describe('a product manager’s question', () => {
  it.each([
    ['when may a loan be disbursed', /^disbursal: Paying an approved loan out/],
    ['who may reveal a phone', /^reveal: .* a viewer may/],
    ['refund', /^refunds due: /],
    ['SLA', /^Due: What is left of the hours a decision may take/],
    ['who approves a waiver', /waits for another person/],
    ['what happens when the session expires', /^Drafts on the device/],
    ['how is the foreclosure amount calculated', /^foreclosure: /],
    ['what does DPD mean', /^DPD: Days past due/],
    ['which statuses can follow HOLD', /^(?:Status transitions|hold|CS-017)/],
    ['can a viewer call a customer', /^viewer: .* calls nobody/],
    ['how are penal charges calculated', /^penal charge: /],
    ['what happens when a payment link is paid twice', /^payment link: /],
    ['who may export applications', /ExportApplicationDetails/],
    ['how long is a payment link valid', /^payment link: .* valid for 7 days/],
    ['promise to pay', /^promise to pay: /],
    ['NACH bounce', /^bounce: /],
    ['what is checked before a decision is approved', /^approval status: |^CR-194/],
    ['horoscope for a past week', /^HO-/],
    ['which files can be uploaded', /^Files in a folder or a bucket|^C[RSO]-/],
    ['masking', /^mask: /],
    ['lock a staff account', /^account: .* disabled/],
    ['who sees Aadhaar numbers', /^Aadhaar: .* last four digits/],
  ])('%s', (question, answer) => {
    expect(firstOf(question).said).toMatch(answer);
  });
});

describe('a designer’s question', () => {
  it.each([
    ['empty state', /^Primitives, Feedback, EmptyState/],
    ['button loading', /[Bb]utton: Loading/],
    ['dark theme colours', /^Foundations, Colours: .* In Dark$/],
    ['date picker', /^Primitives, Fields, Date/],
    ['error banner', /[Bb]anner/],
    ['table with sorting', /^Primitives, Data, Table: Sorting/],
    ['toast', /^Primitives, Feedback, Snackbar/],
    ['spacing scale', /^Foundations, Spacing|^Primitives, Text, Text: Weight Over The Scale/],
    ['upload progress', /[Pp]rogress|Upload/],
    ['keyboard shortcuts', /^Primitives, Actions, Shortcuts/],
  ])('%s', (question, answer) => {
    expect(firstOf(question).shown).toMatch(answer);
  });

  it.each([
    ['words of a button', /^Content guide: Buttons: /],
    ['what does an error say', /^Content guide: Errors: /],
    ['text of an empty state', /^Content guide: Empty states: /],
    ['when to ask for confirmation', /^Patterns: A confirmation: Ask only before what cannot be taken back/],
    ['how is an amount written', /^Content guide: Figures, dates and names: /],
    ['long work', /^Patterns: Long work: /],
  ])('%s', (question, answer) => {
    expect(firstOf(question).said).toMatch(answer);
  });
});

it('a guide is found by the message it quotes, and shows it in its words', () => {
  const [said, ...others] = ask('Error in saving comment', 40).filter(({ kind }) => kind === 'guide');
  expect(said?.text).toMatch(
    /in the words of the person who did it: Error in saving comment, Unable to process application\./,
  );
  expect(others.map(({ text }) => text).join()).not.toContain('{');
});

it('a guide that quotes a message which is not there is refused', () => {
  expect(() => guideEntries('- Say _{messages.comments.nothing}_.')).toThrow(
    'There is no message {messages.comments.nothing}',
  );
});

it('the id of a requirement finds it first, then its clauses and no other row', () => {
  expect(ask('au-012', 5).map(({ id }) => id)).toEqual(['AU-012', 'AU-012.a', 'AU-012.b']);
  expect(ask('M13.c', 5).map(({ id }) => id)).toEqual(['M13.c']);
});

it('what nobody wrote of finds nothing', () => {
  expect(ask('zebra', 5)).toEqual([]);
  expect(ask('  ', 5)).toEqual([]);
});
