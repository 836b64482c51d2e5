import * as Radix from '@radix-ui/react-tabs';
import type { MouseEvent } from 'react';
import { panelId, tabId } from './ids';
import { TabFace, type TabItem } from './TabFace';
import { tab } from './Tabs.css';

/** A plain press changes the tab in place; with a key held the browser opens the address as it likes. */
function stayHere(event: MouseEvent) {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault();
}

type TabProps = { id: string; item: TabItem; hidden: boolean; orientation: 'horizontal' | 'vertical' };

/** One tab: a button, or a link where it has an address. */
export function Tab({ id, item, hidden, orientation }: TabProps) {
  const className = tab({ orientation });
  const ids = {
    id: tabId(id, item.value),
    'aria-controls': panelId(id, item.value),
    'data-value': item.value,
  };
  if (item.href === undefined) {
    return (
      <Radix.Trigger {...ids} value={item.value} className={className} data-hidden={hidden}>
        <TabFace item={item} />
      </Radix.Trigger>
    );
  }
  return (
    <Radix.Trigger {...ids} value={item.value} className={className} data-hidden={hidden} asChild>
      <a href={item.href} type={undefined} onClick={stayHere} draggable={false}>
        <TabFace item={item} />
      </a>
    </Radix.Trigger>
  );
}
