import '@lending-desk/ui/fonts';
import type { Preview } from '@storybook/react-vite';
import { withTheme } from './decorators/withTheme';

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', items: ['compact', 'comfortable'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', density: 'compact' },
  parameters: {
    layout: 'padded',
    // A violation fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Specification', 'Foundations', 'Primitives', '*', 'Screens', 'Flows'] },
    },
  },
};

export default preview;
