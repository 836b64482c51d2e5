export { Menu, type MenuProps } from './Menu';
export type { MenuGroup, MenuItem } from './MenuPopup';
