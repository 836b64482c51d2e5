import type { ReactNode } from 'react';
import { Button } from '../Button';
import { bar, buttons, dot, sum as sumClass, text } from './SelectionBar.css';

export type SelectionBarProps = {
  /** Number of selected rows, including those on other pages; 0 hides the bar. */
  count: number;
  /** Their sum, formatted: 'Rs. 12,500'. @default none */
  total?: string | undefined;
  /** Clears the selection. */
  onDiscard: () => void;
  /** The button for the selected rows. @default none */
  children?: ReactNode;
};

/** What is selected in the table above, and the action for it. Rendered in the table's footer. */
export function SelectionBar({ count, total, onDiscard, children }: SelectionBarProps) {
  const some = count > 0;
  return (
    <div className={some ? bar : undefined}>
      {some ? <span className={dot} /> : null}
      {/* Always mounted: screen readers ignore the first text of a live region that is just inserted. */}
      <span role="status" className={text}>
        {some ? (
          <>
            <strong>{count} selected</strong>
            {total === undefined ? null : <span className={sumClass}> · {total}</span>}
          </>
        ) : null}
      </span>
      {some ? (
        <div className={buttons}>
          <Button variant="plain" onClick={onDiscard}>
            Discard
          </Button>
          {children}
        </div>
      ) : null}
    </div>
  );
}
