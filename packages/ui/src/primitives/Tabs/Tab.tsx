import * as Radix from '@radix-ui/react-tabs';
import type { MouseEvent } from 'react';
import { TabFace, type TabItem } from './TabFace';
import { tab } from './Tabs.css';

/** A plain click switches the tab in place; with a modifier key the browser opens the link as usual. */
function switchInPlace(event: MouseEvent) {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault();
}

type TabProps = { item: TabItem; hidden: boolean; orientation: 'horizontal' | 'vertical' };

/** One tab: a button, or a link if it has a URL. */
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
        <a href={item.href} type={undefined} onClick={switchInPlace} draggable={false}>
          {face}
        </a>
      )}
    </Radix.Trigger>
  );
}
