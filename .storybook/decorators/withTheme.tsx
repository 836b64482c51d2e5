import type { Decorator } from '@storybook/react-vite';
import { applyTheme } from '../theme';

/** The theme and density of the toolbar, or of the story. */
export const withTheme: Decorator = (Story, { globals }) => {
  applyTheme(globals);
  return <Story />;
};
