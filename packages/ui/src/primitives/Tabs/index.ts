export type { TabItem } from './TabFace';
export { Tabs, type TabsProps } from './Tabs';
export { useBracketKeys } from './useBracketKeys';
export { useTabChange } from './useTabChange';
