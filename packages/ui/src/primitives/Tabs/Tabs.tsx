import * as Radix from '@radix-ui/react-tabs';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useCallback, useId, useRef } from 'react';
import { Icon } from '../Icon';
import { Menu } from '../Menu';
import { KeptPanel } from './KeptPanel';
import { Panel } from './Panel';
import { putInFront } from './putInFront';
import { Tab } from './Tab';
import { type TabItem, tabWords } from './TabFace';
import { TabPicker } from './TabPicker';
import { bar, below, layers, list, more, root } from './Tabs.css';
import { useBracketKeys } from './useBracketKeys';
import { useFittingTabs } from './useFittingTabs';
import { useOpened } from './useOpened';
import { useTabChange } from './useTabChange';

export type TabsProps = {
  /** What the tabs are about: 'Case 4821937'. */
  label: string;
  /** Keep the array stable between renders: a new one is measured anew. */
  items: readonly TabItem[];
  value: string;
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
  /** Whether a tab that was opened stays behind the selected one as it was left: scrolled, typed in, half done.
   *  @default false */
  keeps?: boolean | undefined;
  /** The selected tab's content. */
  children?: ReactNode;
};

/** Tabs and what the selected one shows; it is always on show among them. */
export function Tabs(props: TabsProps) {
  const { label, items, value, orientation = 'horizontal', activation = 'automatic' } = props;
  const { bracketKeys = false, keeps = false } = props;
  const { barRef, listRef, moreRef, isShown } = useFittingTabs(items, value, orientation);
  const layersRef = useRef<HTMLDivElement>(null);
  const put = useCallback((next: string) => putInFront(listRef.current, layersRef.current, next), [listRef]);
  const { at, change } = useTabChange(value, props.onChange, put);
  const id = useId();
  const opened = useOpened(value);
  const rest = items.filter(item => !isShown(item.value));

  useBracketKeys(items, at, change, bracketKeys);

  return (
    <div className={root({ orientation })}>
      {/* The panels are beside it, not inside: what it tells its tabs, React would look for in all of them. */}
      <Radix.Root
        ref={barRef}
        className={bar({ orientation })}
        orientation={orientation}
        value={value}
        onValueChange={change}
        activationMode={activation}
      >
        {orientation === 'vertical' ? (
          <TabPicker label={label} items={items} value={value} onChange={change} />
        ) : null}
        <Radix.List ref={listRef} className={list({ orientation })} aria-label={label}>
          {items.map(item => (
            <Tab
              key={item.value}
              id={id}
              item={item}
              hidden={!isShown(item.value)}
              orientation={orientation}
            />
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
              onSelect: () => change(item.value),
            }))}
          />
        ) : null}
      </Radix.Root>
      <div className={below}>
        {keeps ? (
          <div ref={layersRef} className={layers}>
            {opened.map(one => (
              <KeptPanel key={one} id={id} value={one} shown={one === value}>
                {one === value ? props.children : null}
              </KeptPanel>
            ))}
          </div>
        ) : (
          <Panel id={id} value={value}>
            {props.children}
          </Panel>
        )}
        {props.aside}
      </div>
    </div>
  );
}
