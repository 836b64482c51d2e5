import { Badge } from '@lending-desk/ui/primitives/Badge';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';
import { TextField } from '@lending-desk/ui/primitives/TextField';
import { vars } from '@lending-desk/ui/theme';
import { useEffect, useMemo, useState } from 'react';
import { BookLink } from '../BookLink';
import { inWords } from '../inWords';
import type { Entry, Kind } from './entries';
import { searchOf } from './search';

interface AskProps {
  /** Everything the book can answer from. */
  entries: readonly Entry[];
  /** What people say, with the book's word for it. */
  synonyms: ReadonlyMap<string, string>;
  /** Where the question is kept, so that it can be linked to. */
  address: { readonly read: () => string; readonly write: (question: string) => void };
}

const kinds: Readonly<Record<Kind, string>> = {
  word: 'Glossary',
  requirement: 'Requirement',
  document: 'Decision',
  guide: 'Guide',
  story: 'Story',
};

/** A requirement is found by its names of code too, and read without them. */
const shown = ({ kind, text }: Entry): string => (kind === 'requirement' ? inWords(text).words : text);

/** As many as one looks through; who finds nothing among them asks again. */
const most = 12;

const examples = ['when may a loan be disbursed', 'who may reveal a phone', 'refund', 'SLA'];

/** Answers a question from the requirements, the glossary, the decisions and the stories. */
export function Ask({ entries, synonyms, address }: AskProps) {
  const [question, setQuestion] = useState(address.read);
  useEffect(() => address.write(question), [address, question]);
  const ask = useMemo(() => searchOf(entries, synonyms), [entries, synonyms]);
  const found = useMemo(() => (question.trim() === '' ? [] : ask(question, 80)), [ask, question]);
  const said = found.filter(({ kind }) => kind !== 'story').slice(0, most);
  const shown = found.filter(({ kind }) => kind === 'story').slice(0, most);
  const asked = question.trim() !== '';
  return (
    <Stack gap="4">
      <search style={{ maxWidth: 640 }}>
        <TextField
          label="Question"
          placeholder="In your own words, or the id of a requirement"
          value={question}
          onChange={setQuestion}
          helper={asked ? undefined : `As: ${examples.join(' · ')}`}
        />
      </search>
      <Text role="status" tone="secondary">
        {asked && found.length === 0 ? 'Nothing found. Try fewer words.' : ''}
      </Text>
      {found.length > 0 ? (
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 32 }}>
          <Found title="What it says" none="Nothing says it in these words." entries={said} />
          <Found title="Where it is shown" none="No story is named like this." entries={shown} />
        </div>
      ) : null}
    </Stack>
  );
}

function Found({ title, none, entries }: { title: string; none: string; entries: readonly Entry[] }) {
  return (
    <section aria-label={title}>
      <Text as="h2" size="title">
        {title}
      </Text>
      {entries.length === 0 ? (
        <Text as="p" tone="secondary">
          {none}
        </Text>
      ) : (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {entries.map(entry => (
            <li
              key={entry.id}
              style={{ paddingBlock: vars.space['2'], borderTop: `1px solid ${vars.colour.border.subtle}` }}
            >
              <Stack direction="row" gap="2" wrap>
                <BookLink to={entry.to}>{entry.title}</BookLink>
                {entry.about === '' ? null : <Text tone="secondary">{entry.about}</Text>}
                {entry.kind === 'story' ? null : <Badge tone="neutral">{kinds[entry.kind]}</Badge>}
              </Stack>
              {entry.text === '' ? null : <Text as="p">{shown(entry)}</Text>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
