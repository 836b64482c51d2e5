export type { ShortcutHandler, ShortcutMap } from './registry';
export { ShortcutLayer } from './ShortcutLayer';
export { ShortcutsDialog, type ShortcutGroup, type ShortcutsDialogProps } from './ShortcutsDialog';
export {
  ShortcutsProvider,
  useShortcuts,
  type ShortcutsOptions,
  type ShortcutsProviderProps,
} from './useShortcuts';
export { onSubmitKey } from './submitKey';
