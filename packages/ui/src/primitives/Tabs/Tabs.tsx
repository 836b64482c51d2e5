import * as Radix from '@radix-ui/react-tabs';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Menu } from '../Menu';
import { Tab } from './Tab';
import { type TabItem, tabWords } from './TabFace';
import { TabPanel } from './TabPanel';
import { TabPicker } from './TabPicker';
import { bar, below, list, more, panels, root } from './Tabs.css';
import { useBracketKeys } from './useBracketKeys';
import { useFittingTabs } from './useFittingTabs';
import { useOpened } from './useOpened';

export type TabsProps = {
  /** What the tabs are about: 'Case 4821937'. */
  label: string;
  /** Keep the array stable between renders: a new one is measured anew. */
  items: readonly TabItem[];
  value: string;
  /** A press says so twice, with the focus and with the press itself. */
  onChange: (value: string) => void;
  /** In a row, where those that do not fit are in 'More n'; or many in a column of their own, which below 1024 px of
   *  window is a select above the panel. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Whether arrows open a tab at once, or Enter does; 'manual' where a tab fetches. @default 'automatic' */
  activation?: 'automatic' | 'manual' | undefined;
  /** Whether [ and ] step through the tabs from anywhere on the page. @default false */
  bracketKeys?: boolean | undefined;
  /** Content beside the panel, under the row of tabs, such as a rail. @default none */
  aside?: ReactNode;
  /** What a tab shows. */
  children: (value: string) => ReactNode;
};

/** Tabs and what the selected one shows; it is always on show among them. */
export function Tabs(props: TabsProps) {
  const { label, items, value, onChange, orientation = 'horizontal', activation = 'automatic' } = props;
  const { bracketKeys = false, children } = props;
  const { barRef, listRef, moreRef, isShown } = useFittingTabs(items, value, orientation);
  const opened = useOpened(items, value);
  const rest = items.filter(item => !isShown(item.value));

  useBracketKeys(items, value, onChange, bracketKeys);

  return (
    <Radix.Root
      className={root({ orientation })}
      orientation={orientation}
      value={value}
      onValueChange={onChange}
      activationMode={activation}
    >
      <div ref={barRef} className={bar({ orientation })}>
        {orientation === 'vertical' ? (
          <TabPicker label={label} items={items} value={value} onChange={onChange} />
        ) : null}
        <Radix.List ref={listRef} className={list({ orientation })} aria-label={label}>
          {items.map(item => (
            <Tab key={item.value} item={item} hidden={!isShown(item.value)} orientation={orientation} />
          ))}
        </Radix.List>
        {orientation === 'horizontal' ? (
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
              label: tabWords(item),
              onSelect: () => onChange(item.value),
            }))}
          />
        ) : null}
      </div>
      <div className={below}>
        <div className={panels}>
          {opened.map(item => (
            <TabPanel
              key={item.value}
              value={item.value}
              shown={item.value === value}
              kept={item.kept ?? false}
            >
              {children(item.value)}
            </TabPanel>
          ))}
        </div>
        {props.aside}
      </div>
    </Radix.Root>
  );
}
