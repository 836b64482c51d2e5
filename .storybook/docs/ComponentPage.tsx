import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { isJourney } from '../storyboard/pictures';
import { Guidance } from './Guidance';
import { JourneyPage } from './JourneyPage';
import { Mockups } from './Mockups';
import { nameOf, wordOf } from './pasteable';
import { States } from './States';
import { Tokens } from './Tokens';
import { useLiveFrames } from './useLiveFrames';
import { ValuesOf } from './ValuesOf';
import { hasControl } from './valuesOfStories';
import { WholeWindow } from './WholeWindow';

/** Shown at its own height in a page; a dialog or a screen would cover the page and is shown in a frame. */
const covering = /(Dialog|Drawer|Viewer|Screen|Shell|Palette|Conflict|Question)$/;
/** Dialogs whose stories are drawn by a component of their own. */
const coveringTitle = /\/Dialogs\/|(dialog|drawer|viewer|\/shortcuts)$/i;
const mostPictures = 16;

/** Documentation page of a component: description, a preview to try its properties on, its variants and states at their
 *  own height, and every state with the requirements it proves. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  useLiveFrames();
  const [primary, ...others] = stories;
  if (!primary) return null;
  if (isJourney(primary.title)) return <JourneyPage />;
  const { component, parameters, title } = primary;
  const name = nameOf(component);
  const covers = parameters['layout'] === 'fullscreen' || covering.test(name) || coveringTitle.test(title);
  const inline = component !== undefined && !covers;
  // High enough for most dialogs.
  const story = inline ? { inline } : { inline, height: '560px' };
  const Room = parameters['layout'] === 'fullscreen' ? WholeWindow : Fragment;
  // The pages of the foundations show tokens; the components that draw them are not the product's.
  const foundation = title.startsWith('Foundations/');
  const source = foundation ? 'none' : 'hidden';
  const light = others.filter(({ parameters: own, storyGlobals, tags }) => {
    // A story that opens a dialog over the page says `!autodocs`.
    return storyGlobals['theme'] !== 'dark' && own['layout'] !== 'fullscreen' && tags.includes('autodocs');
  });
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {/* The others have a heading each. */}
      {foundation && light.length > 0 ? <Subheading>{primary.name}</Subheading> : null}
      <Room>
        <Canvas of={primary.moduleExport} story={story} sourceState={source} />
      </Room>
      <Guidance title={title} />
      <Tokens of={`${wordOf(parameters['fileName'])}/${name}`} />
      {foundation ? null : (
        <>
          <Heading>Properties</Heading>
          <ValuesOf preview={primary} stories={others.filter(it => it.storyGlobals['theme'] !== 'dark')} />
          {hasControl(primary.argTypes) ? (
            <Controls of={primary.moduleExport} />
          ) : (
            <ArgTypes of={primary.moduleExport} />
          )}
        </>
      )}
      {inline && light.length > 0 ? (
        <>
          {foundation ? null : <Heading>Variants and states</Heading>}
          {light.slice(0, mostPictures).map(({ id, name: title, moduleExport }) => (
            <div key={id}>
              <Subheading>{title}</Subheading>
              <Canvas of={moduleExport} story={story} sourceState={source} />
            </div>
          ))}
        </>
      ) : null}
      <Mockups title={title} />
      <Heading>Stories</Heading>
      <States />
    </>
  );
}
