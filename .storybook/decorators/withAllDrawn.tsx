import { DrawnAtOnce } from '@lending-desk/ui/primitives/Staged';
import type { Decorator } from '@storybook/react-vite';

/** A story shows a page as it is once it stands still: its parts come together, unless it is about their order. */
export const withAllDrawn: Decorator = (Story, { parameters }) => (
  <DrawnAtOnce value={parameters['staged'] !== true}>
    <Story />
  </DrawnAtOnce>
);
