export { Menu, type MenuGroup, type MenuItem, type MenuProps } from './Menu';
