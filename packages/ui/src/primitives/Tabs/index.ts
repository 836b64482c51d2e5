export type { TabItem } from './TabFace';
export { TabPicker } from './TabPicker';
export { Tabs, type TabsProps } from './Tabs';
export { useFittingTabs } from './useFittingTabs';
