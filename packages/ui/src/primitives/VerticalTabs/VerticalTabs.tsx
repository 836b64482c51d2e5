import * as Radix from '@radix-ui/react-tabs';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Counter } from '../Counter';
import { Icon } from '../Icon';
import { type TabItem, useBracketKeys, useTabChange } from '../Tabs';
import { chevron, label as labelClass, list, panel, picker, root, select, tab } from './VerticalTabs.css';

export type VerticalTabsProps = {
  /** What the column of tabs is about. */
  label: string;
  items: readonly Omit<TabItem, 'dot' | 'dotLabel' | 'href'>[];
  value: string;
  onChange: (value: string) => void;
  /** Whether arrows open a tab at once, or Enter does; 'manual' where a tab fetches. @default 'automatic' */
  activation?: 'automatic' | 'manual' | undefined;
  /** Whether [ and ] step through the tabs from anywhere on the page. @default false */
  bracketKeys?: boolean | undefined;
  /** The selected tab's content. */
  children?: ReactNode;
};

/** Many tabs in a column of their own; below 1024 px of window a select above the panel. */
export function VerticalTabs(props: VerticalTabsProps) {
  const { label, items, value, activation = 'automatic', bracketKeys = false } = props;
  const { at, change } = useTabChange(value, props.onChange);

  useBracketKeys(items, at, change, bracketKeys);

  return (
    <Radix.Root
      className={root}
      orientation="vertical"
      value={value}
      onValueChange={change}
      activationMode={activation}
    >
      <div className={picker}>
        <select
          className={select}
          aria-label={label}
          value={value}
          onChange={event => change(event.currentTarget.value)}
        >
          {items.map(item => (
            <option key={item.value} value={item.value}>
              {item.counter === undefined ? item.label : `${item.label} (${item.counter})`}
            </option>
          ))}
        </select>
        <span className={chevron}>
          <Icon icon={ChevronDown} size={14} />
        </span>
      </div>
      <Radix.List className={list} aria-label={label}>
        {items.map(item => (
          <Radix.Trigger key={item.value} value={item.value} className={tab}>
            <span className={labelClass}>{item.label}</span>
            {item.counter === undefined ? null : <Counter value={item.counter} tone={item.counterTone} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content className={panel} value={value}>
        {props.children}
      </Radix.Content>
    </Radix.Root>
  );
}
