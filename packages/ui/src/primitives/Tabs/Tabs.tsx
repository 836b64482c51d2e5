import * as Radix from '@radix-ui/react-tabs';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Menu } from '../Menu';
import { Tab } from './Tab';
import type { TabItem } from './TabFace';
import { tabWords } from './tabWords';
import { TabPanel } from './TabPanel';
import { TabPicker } from './TabPicker';
import { bar, below, end, list, more, panels, root } from './Tabs.css';
import { useBracketKeys } from './useBracketKeys';
import { useFittingTabs } from './useFittingTabs';
import { useOpened } from './useOpened';

export type TabsProps = {
  /** Accessible name of the tab list: 'Case 4821937'. */
  label: string;
  /** Must be referentially stable: a new array is measured again. */
  items: readonly TabItem[];
  value: string;
  /** Called when a tab is selected. A click calls it twice, once for focus and once for the click. */
  onChange: (value: string) => void;
  /** 'horizontal': one row, with a 'More n' menu for tabs that do not fit. 'vertical': a column for many tabs,
   *  which below a window width of 1024 px becomes a select above the panel. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Above vertical tabs: what they are of, and what is done with it. @default none */
  heading?: ReactNode;
  /** Whether [ and ] switch tabs from anywhere on the page. @default false */
  bracketKeys?: boolean | undefined;
  /** At the end of the row of tabs, such as a button. @default none */
  end?: ReactNode;
  /** Mounts the panel of every tab, for printing them one after the other, each under its name. @default false */
  whole?: boolean | undefined;
  /** Content next to the panel, below the row of tabs, such as a rail. @default none */
  aside?: ReactNode;
  /** Renders the content of a tab. */
  children: (value: string) => ReactNode;
};

/** Tabs with the content of the selected one. The selected tab is always visible, never in the 'More' menu. */
export function Tabs(props: TabsProps) {
  const { label, items, value, onChange, orientation = 'horizontal' } = props;
  const { bracketKeys = false, whole = false, children } = props;
  const { barRef, listRef, moreRef, endRef, isShown } = useFittingTabs(items, value, orientation);
  const opened = useOpened(items, value);
  const rest = items.filter(item => !isShown(item.value));

  useBracketKeys(items, value, onChange, bracketKeys);

  return (
    <Radix.Root
      className={root({ orientation })}
      orientation={orientation}
      value={value}
      onValueChange={onChange}
    >
      <div ref={barRef} className={bar({ orientation })}>
        {props.heading}
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
        {props.end ? (
          <div ref={endRef} className={end}>
            {props.end}
          </div>
        ) : null}
      </div>
      <div className={below}>
        <div className={panels}>
          {(whole ? items : opened).map(item => (
            <TabPanel
              key={item.value}
              value={item.value}
              shown={item.value === value}
              kept={item.kept ?? false}
              title={whole ? item.label : undefined}
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
