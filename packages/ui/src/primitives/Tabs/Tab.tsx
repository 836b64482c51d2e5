import * as Radix from '@radix-ui/react-tabs';
import type { MouseEvent } from 'react';
import { TabFace, type TabItem } from './TabFace';
import { tab } from './Tabs.css';

/** A plain press changes the tab in place; with a key held the browser opens the address as it likes. */
function stayHere(event: MouseEvent) {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault();
}

type TabProps = { item: TabItem; hidden: boolean; orientation: 'horizontal' | 'vertical' };

/** One tab: a button, or a link where it has an address. */
export function Tab({ item, hidden, orientation }: TabProps) {
  const face = <TabFace item={item} />;
  return (
    <Radix.Trigger
      value={item.value}
      className={tab({ orientation })}
      data-hidden={hidden}
      asChild={item.href !== undefined}
    >
      {item.href === undefined ? (
        face
      ) : (
        <a href={item.href} type={undefined} onClick={stayHere} draggable={false}>
          {face}
        </a>
      )}
    </Radix.Trigger>
  );
}
