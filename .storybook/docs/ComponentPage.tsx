import { ArgTypes, Description, Heading, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { States } from './States';

/** Documentation page of a component: description, preview, states with the requirements each proves, props.
 *  States are links instead of previews, because many are dialogs that would cover the page. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Heading>States</Heading>
      <States />
      <Heading>Properties</Heading>
      <ArgTypes />
    </>
  );
}
