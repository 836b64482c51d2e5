import { PanelRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '../../primitives/Button';
import { Counter } from '../../primitives/Counter';
import { Drawer } from '../../primitives/Drawer';
import { useMediaQuery } from '../../primitives/MediaQuery';
import { lowerPart, mainPart, rail, railClosed, railOver, sideways, toggle } from './LoanScreen.css';

type RailPart = {
  name: string;
  content: ReactNode;
  /** Number of items, shown while the rail is closed. @default no count */
  count?: number | undefined;
};

export type LoanRail = {
  /** Accessible name: 'Decision and notes'. */
  label: string;
  /** From top to bottom: the first part fills the space, the others take what they need of the lower half. */
  parts: readonly [RailPart, ...RailPart[]];
  /** Facts shown in the bottom bar of a small screen. */
  facts: readonly { label: string; value: string }[];
  open: boolean;
  onToggle: () => void;
};

/** Next to the content from 1280 px; below that it opens as a drawer over the content. */
export function Rail({ label, parts: [main, ...others], open, onToggle }: LoanRail) {
  const narrow = useMediaQuery('(max-width: 1279px)');
  const beside = open && !narrow;
  const toggleButton = (verb: 'Open' | 'Close') => (
    <div className={toggle}>
      <IconButton icon={PanelRight} label={`${verb} ${label.toLowerCase()}`} onClick={onToggle} />
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
        {/* The same button element in both states, so that it keeps its position and focus. */}
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
        <Drawer side="right" label={label} open={open} onClose={onToggle}>
          <div className={railOver}>
            {contents}
            {/* After the form, so that the form gets the initial focus. */}
            {toggleButton('Close')}
          </div>
        </Drawer>
      ) : null}
    </>
  );
}
