import * as Radix from '@radix-ui/react-tabs';
import { type FocusEvent, type MouseEvent, useState } from 'react';
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
  // Radix focuses a pressed tab by script, which the browser takes for the keyboard: it would draw the focus ring.
  const [pressed, setPressed] = useState(false);
  const leave = ({ currentTarget }: FocusEvent) => {
    // Another window in front takes the focus only for as long as it is there.
    if (document.activeElement !== currentTarget) setPressed(false);
  };
  return (
    <Radix.Trigger
      value={item.value}
      className={tab({ orientation })}
      data-hidden={hidden}
      data-pressed={pressed}
      onPointerDown={() => setPressed(true)}
      onKeyDown={() => setPressed(false)}
      onBlur={leave}
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
