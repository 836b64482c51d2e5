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
import { useContext } from 'react';
import { Guidance } from './Guidance';
import { States } from './States';

/** Shown at its own height in a page; a dialog or a screen would cover the page and is shown in a frame. */
const covering = /(Dialog|Drawer|Screen|Shell|Palette|Conflict|Question)$/;
const mostPictures = 16;

/** Documentation page of a component: description, a preview to try its properties on, its variants and states at their
 *  own height, and every state with the requirements it proves. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const [primary, ...others] = stories;
  if (!primary) return null;
  const { component, parameters, title } = primary;
  const name = String(component?.displayName ?? component?.name ?? '');
  const inline = component !== undefined && parameters['layout'] !== 'fullscreen' && !covering.test(name);
  const story = { inline };
  // The pages of the foundations show tokens; the components that draw them are not the product's.
  const foundation = title.startsWith('Foundations/');
  const source = foundation ? 'none' : 'hidden';
  const light = others.filter(({ parameters: own, storyGlobals }) => {
    return storyGlobals['theme'] !== 'dark' && own['layout'] !== 'fullscreen';
  });
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Canvas of={primary.moduleExport} story={story} sourceState={source} />
      <Guidance title={title} />
      {foundation ? null : (
        <>
          <Heading>Properties</Heading>
          {/* In a frame a preview does not follow the controls. */}
          {inline ? <Controls of={primary.moduleExport} /> : component ? <ArgTypes of={component} /> : null}
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
      <Heading>Stories</Heading>
      <States />
    </>
  );
}
