export { Snackbar, type SnackbarMessage, type SnackbarProps } from './Snackbar';
export {
  type Schedule,
  SnackbarProvider,
  type SnackbarProviderProps,
  snackbarTimeoutMs,
  useSnackbar,
} from './SnackbarProvider';
