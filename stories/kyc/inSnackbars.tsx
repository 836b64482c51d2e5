import { type Schedule, SnackbarProvider } from '@lending-desk/ui/primitives/Snackbar';
import type { Decorator } from '@storybook/react-vite';

/** What a snackbar shows stays: a story is looked at for longer than 2500 ms. */
const never: Schedule = () => () => undefined;

/** The tab with the page's snackbars over it. */
export const inSnackbars: Decorator = Story => (
  <SnackbarProvider schedule={never}>
    <Story />
  </SnackbarProvider>
);
