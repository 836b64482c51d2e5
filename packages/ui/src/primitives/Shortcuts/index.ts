export type { ShortcutHandler, ShortcutMap } from './registry';
export { ShortcutLayer } from './ShortcutLayer';
export { ShortcutsDialog, type ShortcutGroup, type ShortcutsDialogProps } from './ShortcutsDialog';
export { ShortcutsProvider, type ShortcutsProviderProps } from './ShortcutsProvider';
export { useShortcuts, type ShortcutsOptions } from './useShortcuts';
export { onSubmitKey } from './submitKey';
