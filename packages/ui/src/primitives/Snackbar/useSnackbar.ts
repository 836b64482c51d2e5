import { createContext, use } from 'react';
import type { SnackbarMessage } from './Snackbar';

/** How long a message stays, in milliseconds [SH-044]. */
export const snackbarTimeoutMs = 2500;

type Api = { show: (message: SnackbarMessage) => void };

export const SnackbarContext = createContext<Api | null>(null);

/** Shows a short message at the bottom of the page: `show({ message })`. */
export function useSnackbar(): Api {
  const api = use(SnackbarContext);
  if (!api) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return api;
}
