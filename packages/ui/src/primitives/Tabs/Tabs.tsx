import * as Radix from '@radix-ui/react-tabs';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Menu } from '../Menu';
import { bar, below, list, more, panel, root } from './Tabs.css';
import { Tab } from './Tab';
import type { TabItem } from './TabFace';
import { useBracketKeys } from './useBracketKeys';
import { useFittingTabs } from './useFittingTabs';
import { useTabChange } from './useTabChange';

export type TabsProps = {
  /** What the row of tabs is about: 'Loan 4821937'. */
  label: string;
  /** Keep the array stable between renders: a new one is measured anew. */
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  /** Whether arrows open a tab at once, or Enter does; 'manual' where a tab fetches. @default 'automatic' */
  activation?: 'automatic' | 'manual' | undefined;
  /** Whether [ and ] step through the tabs from anywhere on the page. @default false */
  bracketKeys?: boolean | undefined;
  /** Content beside the panel, under the row of tabs, such as a rail. @default none */
  aside?: ReactNode;
  /** The selected tab's content. */
  children?: ReactNode;
};

/** Tabs in a row; those that do not fit are in 'More n', and the selected one is always on show. */
export function Tabs(props: TabsProps) {
  const { label, items, value, activation = 'automatic', bracketKeys = false } = props;
  const onChange = useTabChange(value, props.onChange);
  const { barRef, listRef, moreRef, shown } = useFittingTabs(items, value);
  const rest = items.filter(item => !shown.has(item.value));

  useBracketKeys(items, value, onChange, bracketKeys);

  return (
    <Radix.Root className={root} value={value} onValueChange={onChange} activationMode={activation}>
      <div ref={barRef} className={bar}>
        <Radix.List ref={listRef} className={list} aria-label={label}>
          {items.map(item => (
            <Tab key={item.value} item={item} hidden={!shown.has(item.value)} />
          ))}
        </Radix.List>
        <Menu
          align="end"
          trigger={
            <button ref={moreRef} type="button" className={more} data-hidden={rest.length === 0}>
              More {rest.length}
              <Icon icon={ChevronDown} size={12} />
            </button>
          }
          items={rest.map(item => ({
            id: item.value,
            label: item.counter === undefined ? item.label : `${item.label} (${item.counter})`,
            onSelect: () => onChange(item.value),
          }))}
        />
      </div>
      <div className={below}>
        <Radix.Content className={panel} value={value}>
          {props.children}
        </Radix.Content>
        {props.aside}
      </div>
    </Radix.Root>
  );
}
