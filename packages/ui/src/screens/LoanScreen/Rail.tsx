import { PanelRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '../../primitives/Button';
import { Counter } from '../../primitives/Counter';
import { Drawer } from '../../primitives/Drawer';
import { useMediaQuery } from '../../shell/useMediaQuery';
import { lowerPart, mainPart, rail, railClosed, railOver, sideways, toggle } from './LoanScreen.css';

type RailPart = {
  name: string;
  content: ReactNode;
  /** How many there are in it, for where it is closed. @default no count */
  count?: number | undefined;
};

export type LoanRail = {
  /** What it holds: 'Decision and notes'. */
  label: string;
  /** From top to bottom: the first takes the room, the others what they need of the lower half. */
  parts: readonly [RailPart, ...RailPart[]];
  /** What the bar at the bottom of a small screen says. */
  facts: readonly { label: string; value: string }[];
  open: boolean;
  onToggle: () => void;
};

/** Beside the content from 1280 px; below that it lies over the content while open. */
export function Rail({ label, parts: [main, ...others], open, onToggle }: LoanRail) {
  const narrow = useMediaQuery('(max-width: 1279px)');
  const beside = open && !narrow;
  const toggleButton = (deed: 'Open' | 'Close') => (
    <div className={toggle}>
      <IconButton icon={PanelRight} label={`${deed} ${label.toLowerCase()}`} onClick={onToggle} />
    </div>
  );
  const contents = (
    <>
      <div className={mainPart}>{main.content}</div>
      {others.map(({ name, content }) => (
        <div key={name} className={lowerPart}>
          {content}
        </div>
      ))}
    </>
  );
  return (
    <>
      <aside className={beside ? rail : railClosed} aria-label={beside ? label : `${label}, closed`}>
        {/* One button in both states: it keeps its place and the focus. */}
        {toggleButton(beside ? 'Close' : 'Open')}
        {beside
          ? contents
          : [main, ...others].map(({ name, count }) => (
              <Fragment key={name}>
                <button type="button" className={sideways} onClick={onToggle}>
                  {name}
                </button>
                {count === undefined ? null : <Counter value={count} />}
              </Fragment>
            ))}
      </aside>
      {narrow ? (
        <Drawer side="right" label={label} open={open} onOpenChange={onToggle}>
          <div className={railOver}>
            {contents}
            {/* After the form, which gets the focus. */}
            {toggleButton('Close')}
          </div>
        </Drawer>
      ) : null}
    </>
  );
}
