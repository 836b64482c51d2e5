import * as Radix from '@radix-ui/react-dialog';
import { PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/Button';
import { Counter } from '../../primitives/Counter';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useMediaQuery } from '../../shell/useMediaQuery';
import { decisionPart, notesPart, rail, railClosed, railOver, scrim, sideways } from './CreditLoanScreen.css';

export type RailProps = {
  open: boolean;
  onToggle: () => void;
  decision: ReactNode;
  notes: ReactNode;
  notesCount: number;
};

function Parts({ decision, notes }: Pick<RailProps, 'decision' | 'notes'>) {
  return (
    <>
      <div className={decisionPart}>{decision}</div>
      <div className={notesPart}>{notes}</div>
    </>
  );
}

/** Decision on top, notes below. Beside the content from 1280 px; below that it lies over the content while open. */
export function Rail({ open, onToggle, decision, notes, notesCount }: RailProps) {
  const narrow = useMediaQuery('(max-width: 1279px)');
  if (open && !narrow) {
    return (
      <aside className={rail} aria-label="Decision and notes">
        <Parts decision={decision} notes={notes} />
      </aside>
    );
  }
  return (
    <>
      <aside className={railClosed} aria-label="Decision and notes, closed">
        <IconButton icon={PanelRight} label="Open decision and notes" onClick={onToggle} />
        <button type="button" className={sideways} onClick={onToggle}>
          Decision
        </button>
        <button type="button" className={sideways} onClick={onToggle}>
          Notes
        </button>
        <Counter value={notesCount} />
      </aside>
      {narrow ? (
        <Radix.Root open={open} onOpenChange={onToggle}>
          <Radix.Portal>
            <Radix.Overlay className={scrim} />
            <Radix.Content className={`${rail} ${railOver}`} aria-describedby={undefined}>
              <VisuallyHidden>
                <Radix.Title>Decision and notes</Radix.Title>
              </VisuallyHidden>
              <Parts decision={decision} notes={notes} />
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      ) : null}
    </>
  );
}
