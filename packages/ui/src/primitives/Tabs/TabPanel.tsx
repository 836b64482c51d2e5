import * as Radix from '@radix-ui/react-tabs';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { Shown } from '../Shown';
import { panel } from './Tabs.css';

type Props = {
  value: string;
  shown: boolean;
  /** Whether it stays mounted when another tab is selected. */
  kept: boolean;
  children: ReactNode;
};

/** Content of a tab. When hidden it keeps its layout, scroll position and input and does not render, so that
 *  showing it again only needs a paint. */
export const TabPanel = memo(
  function TabPanel({ value, shown, kept, children }: Props) {
    // `useShown` inside changes only after the new tab has been painted.
    const settledShown = useDeferredValue(shown);
    return (
      <Radix.Content
        forceMount
        value={value}
        className={panel({ kept })}
        tabIndex={shown ? 0 : -1}
        aria-hidden={!shown}
      >
        <Shown value={settledShown}>{children}</Shown>
      </Radix.Content>
    );
  },
  (before, after) => !before.shown && !after.shown,
);
