import * as Radix from '@radix-ui/react-tabs';
import { memo, type ReactNode, use, useDeferredValue } from 'react';
import { Shown } from '../Shown';
import { DrawnAtOnce } from '../Staged';
import { panel, paperTitle } from './Tabs.css';

type Props = {
  value: string;
  shown: boolean;
  /** Whether it stays mounted when another tab is selected. */
  kept: boolean;
  /** The name above it on paper, where it is printed together with the others. @default it is printed alone */
  title: string | undefined;
  children: ReactNode;
};

/** Content of a tab. When hidden it keeps its layout, scroll position and input and does not render, so that
 *  showing it again only needs a paint. */
export const TabPanel = memo(
  function TabPanel({ value, shown, kept, title, children }: Props) {
    // `useShown` inside changes only after the new tab has been painted.
    const atOnce = use(DrawnAtOnce);
    const settledShown = useDeferredValue(shown);
    return (
      <Radix.Content
        forceMount
        value={value}
        className={panel({ kept })}
        tabIndex={shown ? 0 : -1}
        aria-hidden={!shown}
        data-whole={title !== undefined || undefined}
      >
        {title === undefined ? null : (
          <h2 className={paperTitle} aria-hidden>
            {title}
          </h2>
        )}
        <DrawnAtOnce value={atOnce || title !== undefined}>
          <Shown value={settledShown || title !== undefined}>{children}</Shown>
        </DrawnAtOnce>
      </Radix.Content>
    );
  },
  (before, after) => !before.shown && !after.shown && before.title === undefined && after.title === undefined,
);
