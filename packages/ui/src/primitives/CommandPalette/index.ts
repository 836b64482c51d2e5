export { CommandPalette, type CommandPaletteProps } from './CommandPalette';
export type { PaletteItem } from './PaletteOption';
export type { PaletteGroup, PaletteSearchProps } from './PaletteSearch';
