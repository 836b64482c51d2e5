import '@lending-desk/ui/fonts';
import { loadSorting } from '@lending-desk/ui/primitives/Table';
import type { Preview } from '@storybook/react-vite';
import { ComponentPage } from './docs/ComponentPage';
import { DocsFrame } from './docs/DocsFrame';
import { readProperties } from './docs/readProperties';
import { withAllDrawn } from './decorators/withAllDrawn';
import { withTheme } from './decorators/withTheme';
import { painted } from './painted';
import { expectShownStates } from './shownStates';

// What the mock-ups were drawn at, and the window of somebody who has zoomed a laptop to 200 %.
const viewports = {
  desktop: { name: 'Desktop 1440 × 900', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  laptop: { name: 'Small laptop 1024 × 768', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  tablet: { name: 'Tablet 768 × 1024', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  zoomed: { name: 'Zoomed to 720 × 450', styles: { width: '720px', height: '450px' }, type: 'desktop' },
} as const;

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readProperties],
  // Fetched on demand in the product; here a press is judged at once.
  beforeAll: async () => void (await loadSorting()),
  decorators: [withAllDrawn, withTheme],
  afterEach: async context => {
    await painted();
    await expectShownStates(context);
  },
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
    // A violation fails the story's test. Of what is in order, one example is kept: whole lists would make the
    // results of a run several times larger.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    // In a frame of its own: a dialog lies over its own page only.
    docs: { container: DocsFrame, page: ComponentPage, story: { inline: false, iframeHeight: 420 } },
    viewport: { options: viewports },
    options: {
      storySort: { order: ['Specification', 'Foundations', 'Primitives', '*', 'Screens'] },
    },
  },
};

export default preview;
