import { Heading } from '@storybook/addon-docs/blocks';
import { guides } from '../../stories/primitives/guides';

function List({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div style={{ flex: '1 1 320px' }}>
      <h4>{title}</h4>
      <ul>
        {sentences.map(sentence => (
          <li key={sentence}>{withCode(sentence)}</li>
        ))}
      </ul>
    </div>
  );
}

/** What stands between backticks is code. */
const withCode = (sentence: string) =>
  sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));

const pageOf = (title: string) =>
  `./?path=/docs/${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}--docs`;

/** The parts of a component, when to use it and when not, do and don't, its keys and its relatives; nothing if none are
 *  written. */
export function Guidance({ title }: { title: string }) {
  const guide = guides[title];
  if (!guide) return null;
  const columns = { display: 'flex', flexWrap: 'wrap', columnGap: 32 } as const;
  return (
    <>
      <Heading>Anatomy</Heading>
      <ol>
        {guide.parts.map(([part, what]) => (
          <li key={part}>
            <strong>{part}</strong>: {withCode(what)}
          </li>
        ))}
      </ol>
      <Heading>How to use it</Heading>
      <div style={columns}>
        <List title="Use it" sentences={guide.use} />
        <List title="Use another" sentences={guide.instead} />
      </div>
      <div style={columns}>
        <List title="Do" sentences={guide.yes} />
        <List title="Don’t" sentences={guide.no} />
      </div>
      {guide.keys ? (
        <>
          <h4>Keyboard</h4>
          <table>
            <tbody>
              {guide.keys.map(([keys, what]) => (
                <tr key={keys}>
                  <th scope="row">{keys}</th>
                  <td>{what}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
      <h4>Related</h4>
      <ul>
        {guide.related.map(related => (
          <li key={related}>
            <a href={pageOf(related)} target="_top">
              {related.split('/').at(-1)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
