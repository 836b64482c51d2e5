export { VerticalTabs, type VerticalTabsProps } from './VerticalTabs';
