import { type Schedule, SnackbarProvider } from '@lending-desk/ui/primitives/Snackbar';
import type { ReactNode } from 'react';

/** What a snackbar shows stays: a story is looked at for longer than 2500 ms. */
const never: Schedule = () => () => undefined;

/** The tab as the loan's page holds it: panels under each other, snackbars over them. */
export const inSnackbars = (children: ReactNode) => (
  <SnackbarProvider schedule={never}>
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>{children}</div>
  </SnackbarProvider>
);
