export { Snackbar, type SnackbarMessage, type SnackbarProps } from './Snackbar';
export { type Schedule, SnackbarProvider, type SnackbarProviderProps } from './SnackbarProvider';
export { snackbarTimeoutMs, useSnackbar } from './useSnackbar';
