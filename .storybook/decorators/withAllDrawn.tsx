import { DrawnAtOnce } from '@lending-desk/ui/primitives/Staged';
import type { Decorator } from '@storybook/react-vite';

/** Renders all parts of a staged page at once, unless the story is about their order. */
export const withAllDrawn: Decorator = (Story, { parameters }) => (
  <DrawnAtOnce value={parameters['staged'] !== true}>
    <Story />
  </DrawnAtOnce>
);
