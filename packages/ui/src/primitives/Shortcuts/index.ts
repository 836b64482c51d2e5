export type { ShortcutHandler, ShortcutMap } from './registry';
export { ShortcutsDialog, type ShortcutGroup, type ShortcutsDialogProps } from './ShortcutsDialog';
export {
  ShortcutsProvider,
  useShortcuts,
  type ShortcutsOptions,
  type ShortcutsProviderProps,
} from './useShortcuts';
