import * as Radix from '@radix-ui/react-tabs';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { Shown } from '../Shown';
import { panel } from './Tabs.css';

type Props = {
  value: string;
  shown: boolean;
  /** Whether it stays behind the selected one. */
  kept: boolean;
  children: ReactNode;
};

/** What a tab shows. Behind the selected one it keeps its place, its layout and whatever was typed in it, and is not
 *  drawn anew until it is back: to show it again is to paint it. */
export const TabPanel = memo(
  function TabPanel({ value, shown, kept, children }: Props) {
    // Whoever asks `useShown` is told once the new tab is painted.
    const told = useDeferredValue(shown);
    return (
      <Radix.Content
        forceMount
        value={value}
        className={panel({ kept })}
        tabIndex={shown ? 0 : -1}
        aria-hidden={!shown}
      >
        <Shown value={told}>{children}</Shown>
      </Radix.Content>
    );
  },
  (before, after) => !before.shown && !after.shown,
);
