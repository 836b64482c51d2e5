import MiniSearch, { type Query } from 'minisearch';
import type { Entry, Kind } from './entries';

/** Words of a question that say nothing of its subject. */
const silent = new Set(
  'a about an and any are be been by calculated calculation can computed could did do does for from had has have happens how i if in into is it its long many may me mean means my no not of on or should so than that the their them then there they this to was we what when where which who whose why will with would you your'.split(
    ' ',
  ),
);

/** A word as it is compared: without case and ending, so that 'disbursed' finds 'disbursal'. */
function stem(word: string): string | null {
  const lower = word.toLowerCase();
  if (silent.has(lower)) return null;
  const single =
    lower.length > 4 && lower.endsWith('ies')
      ? `${lower.slice(0, -3)}y`
      : lower.replace(/(?<=[a-z]{3}[^s])s$/, '');
  return single.replace(/(?<=[a-z]{4}[^aeiou])(?:ations?|ions?|ings?|als?|ed|es?)$/, '');
}

/** 'DateField' is two words, as on the page; a name on the wire, 'disbursalDate', stays one. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\b[A-Z][a-z]+(?:[A-Z][a-z]+)+/g, name => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const stemsOf = (text: string): string =>
  wordsOf(text)
    .flatMap(word => stem(word) ?? [])
    .join(' ');

/** A word of the glossary explains, a requirement rules, a guide says how, a document tells why, a story shows. */
const weights: Readonly<Record<Kind, number>> = {
  word: 1.3,
  requirement: 1.1,
  guide: 1.1,
  document: 1,
  story: 0.6,
};

const isId = /^(?:[a-z]{2}-\d{3}(?:\.[a-z]+)?|m\d+(?:\.[a-z]+)?)$/i;

/** Answers questions from the entries, best first.
 *  @param synonyms  what people say, with the book's word for it: both are looked for */
export function searchOf(entries: readonly Entry[], synonyms: ReadonlyMap<string, string>) {
  const byId = new Map(entries.map(entry => [entry.id.toLowerCase(), entry]));
  const indexOf = (part: readonly Entry[]) => {
    const index = new MiniSearch<Entry>({
      fields: ['title', 'about', 'text'],
      tokenize: wordsOf,
      processTerm: stem,
      searchOptions: {
        boost: { title: 2, about: 0.5 },
        prefix: term => term.length > 3,
        fuzzy: term => (term.length > 5 ? 0.2 : false),
        weights: { prefix: 0.2, fuzzy: 0.1 },
        boostDocument: id => weights[byId.get(String(id).toLowerCase())?.kind ?? 'story'],
      },
    });
    index.addAll(part);
    return index;
  };
  // How rare a word is among the names of stories says nothing of how rare it is in what is written.
  const indexes = [
    indexOf(entries.filter(({ kind }) => kind !== 'story')),
    indexOf(entries.filter(({ kind }) => kind === 'story')),
  ];
  const search = (query: Query) =>
    indexes.flatMap(index => index.search(query)).toSorted((one, other) => other.score - one.score);
  const entriesOf = (found: readonly { id: string }[]) =>
    found.flatMap(({ id }) => byId.get(id.toLowerCase()) ?? []);

  return (question: string, most: number): readonly Entry[] => {
    const asked = question.trim().toLowerCase();
    const own = isId.test(asked) ? byId.get(asked) : undefined;
    if (own)
      return [own, ...entries.filter(({ id }) => id.toLowerCase().startsWith(`${asked}.`))].slice(0, most);
    const said = [...synonyms]
      .filter(([spoken]) => ` ${asked} `.includes(` ${spoken} `))
      .map(([, word]) => word);
    const all = search({
      combineWith: 'OR',
      queries: [asked, ...said].map(one => ({ combineWith: 'AND', queries: [one] })),
    });
    const some = search({ combineWith: 'OR', queries: [asked, ...said] });
    const named = new Set([asked, ...said].map(stemsOf));
    // A row with one clause says what the clause says.
    const found = new Map(entriesOf([...all, ...some]).map(entry => [entry.text || entry.id, entry]));
    return [...found.values()]
      .toSorted(
        (one, other) => Number(named.has(stemsOf(other.title))) - Number(named.has(stemsOf(one.title))),
      )
      .slice(0, most);
  };
}
