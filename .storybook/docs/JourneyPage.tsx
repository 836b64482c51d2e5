import { Description, DocsContext, Heading, Subheading, Title } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { asSentence, readSentences, type Sentences } from '../storyboard/sentences';
import { withoutIds } from '../withIds';
import { States } from './States';

/** Documentation page of a journey: what it is about, and each of its stories as the sentences of its steps. */
export function JourneyPage() {
  const stories = useContext(DocsContext).componentStories();
  const [sentences, setSentences] = useState<Sentences>({});
  useEffect(() => {
    readSentences().then(setSentences, (error: unknown) => console.error(error));
  }, []);
  return (
    <>
      <Title />
      <Description />
      <p>
        Each story below is played in the real app. Open one: Next plays it step by step, Play at a reader’s
        pace.
      </p>
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{withoutIds(name)}</Subheading>
          <Description of={moduleExport} />
          <ol style={{ listStyle: 'decimal' }}>
            {sentences[id]?.map((sentence, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the sentences of a story stay in their order
              <li key={index}>{asSentence(sentence)}</li>
            ))}
          </ol>
          <p>
            <a href={`./?path=/story/${id}`} target="_top">
              Play it
            </a>
          </p>
        </section>
      ))}
      <Heading>Stories</Heading>
      <States />
    </>
  );
}
