import { PanelRight, RefreshCw } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Button, IconButton } from '../../primitives/Button';
import { Counter } from '../../primitives/Counter';
import { Drawer } from '../../primitives/Drawer';
import { useMediaQuery } from '../../primitives/MediaQuery';
import { type TabItem, Tabs } from '../../primitives/Tabs';
import { part, rail, railClosed, railOver, reloadPlace, sideways, toggle } from './LoanScreen.css';

export type LoanRail = {
  /** Accessible name: 'Decision and notes'. */
  label: string;
  /** Its parts, the main one first; each keeps what is typed while another is shown. Must be referentially stable. */
  tabs: readonly [TabItem, ...TabItem[]];
  /** The part that is shown. */
  value: string;
  /** Shows a part, in a closed rail too. */
  onChange: (value: string) => void;
  /** Renders a part. */
  panel: (value: string) => ReactNode;
  /** Reads the loan again. */
  reload: { running: boolean; onPress: () => void };
  /** Facts shown in the bottom bar of a small screen. */
  facts: readonly { label: string; value: string }[];
  open: boolean;
  onToggle: () => void;
};

/** Next to the content from 1280 px; below that it opens as a drawer over the content. */
export function Rail({ label, tabs, value, onChange, panel, reload, open, onToggle }: LoanRail) {
  const narrow = useMediaQuery('(max-width: 1279px)');
  const beside = open && !narrow;
  const toggleButton = (verb: 'Open' | 'Close') => (
    <div className={toggle}>
      <IconButton icon={PanelRight} label={`${verb} ${label.toLowerCase()}`} onClick={onToggle} />
    </div>
  );
  const contents = (
    <Tabs
      label={label}
      items={tabs}
      value={value}
      onChange={onChange}
      end={
        <div className={reloadPlace}>
          <Button
            variant="plain"
            size="xs"
            icon={RefreshCw}
            loading={reload.running}
            loadingLabel="Reloading"
            onClick={reload.onPress}
          >
            Reload Loan
          </Button>
        </div>
      }
    >
      {shown => <div className={part}>{panel(shown)}</div>}
    </Tabs>
  );
  return (
    <>
      <aside className={beside ? rail : railClosed} aria-label={beside ? label : `${label}, closed`}>
        {/* The same button element in both states, so that it keeps its position and focus. */}
        {toggleButton(beside ? 'Close' : 'Open')}
        {beside
          ? contents
          : tabs.map(tab => (
              <Fragment key={tab.value}>
                <button type="button" className={sideways} onClick={() => onChange(tab.value)}>
                  {tab.label}
                </button>
                {tab.counter === undefined ? null : <Counter value={tab.counter} />}
              </Fragment>
            ))}
      </aside>
      {narrow ? (
        <Drawer side="right" label={label} open={open} onClose={onToggle}>
          <div className={railOver}>
            {contents}
            {toggleButton('Close')}
          </div>
        </Drawer>
      ) : null}
    </>
  );
}
