import { ArgTypes, Description, Heading, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { States } from './States';

/** A component on one page: what it is, how it looks, its states with what each proves, its properties. The states
 *  are links and not pictures: many of them are dialogs that would lie over the page. */
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
