export type { TabItem } from './TabFace';
export { Tabs, type TabsProps } from './Tabs';
