export { Mentions } from './Mentions';
export { Palette } from './Palette';
export { ShortcutList } from './ShortcutList';
