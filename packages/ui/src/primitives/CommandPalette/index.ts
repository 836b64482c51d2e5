export { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './CommandPalette';
export type { PaletteItem } from './PaletteOption';
