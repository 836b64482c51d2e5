import { type Schedule, SnackbarProvider } from '@lending-desk/ui/primitives/Snackbar';
import type { Decorator } from '@storybook/react-vite';

/** Snackbars stay open: a story is viewed for longer than 2500 ms. */
const never: Schedule = () => () => undefined;

/** The tab with the page's snackbars. */
export const inSnackbars: Decorator = Story => (
  <SnackbarProvider schedule={never}>
    <Story />
  </SnackbarProvider>
);
