import { PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/Button';
import { Counter } from '../../primitives/Counter';
import { Drawer } from '../../primitives/Drawer';
import { useMediaQuery } from '../../shell/useMediaQuery';
import {
  decisionPart,
  notesPart,
  rail,
  railClosed,
  railOver,
  sideways,
  toggle,
} from './CreditLoanScreen.css';

export type RailProps = {
  open: boolean;
  onToggle: () => void;
  decision: ReactNode;
  notes: ReactNode;
  notesCount: number;
};

/** Decision on top, notes below. Beside the content from 1280 px; below that it lies over the content while open. */
export function Rail({ open, onToggle, decision, notes, notesCount }: RailProps) {
  const narrow = useMediaQuery('(max-width: 1279px)');
  const beside = open && !narrow;
  const toggleButton = (deed: 'Open' | 'Close') => (
    <div className={toggle}>
      <IconButton icon={PanelRight} label={`${deed} decision and notes`} onClick={onToggle} />
    </div>
  );
  const parts = (
    <>
      <div className={decisionPart}>{decision}</div>
      <div className={notesPart}>{notes}</div>
    </>
  );
  return (
    <>
      <aside
        className={beside ? rail : railClosed}
        aria-label={beside ? 'Decision and notes' : 'Decision and notes, closed'}
      >
        {/* One button in both states: it keeps its place and the focus. */}
        {toggleButton(beside ? 'Close' : 'Open')}
        {beside ? (
          parts
        ) : (
          <>
            <button type="button" className={sideways} onClick={onToggle}>
              Decision
            </button>
            <button type="button" className={sideways} onClick={onToggle}>
              Notes
            </button>
            <Counter value={notesCount} />
          </>
        )}
      </aside>
      {narrow ? (
        <Drawer side="right" label="Decision and notes" open={open} onOpenChange={onToggle}>
          <div className={railOver}>
            {parts}
            {/* After the form, which gets the focus. */}
            {toggleButton('Close')}
          </div>
        </Drawer>
      ) : null}
    </>
  );
}
