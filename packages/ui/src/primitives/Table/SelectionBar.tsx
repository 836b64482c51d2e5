import type { ReactNode } from 'react';
import { Button } from '../Button';
import { bar, deeds, dot, sum as sumClass, words } from './SelectionBar.css';

export type SelectionBarProps = {
  /** How many rows are selected, those of other pages included; with none there is no bar. */
  count: number;
  /** What they come to, finished: 'Rs. 12,500'. @default none */
  total?: string | undefined;
  /** Lets go of all of them. */
  onDiscard: () => void;
  /** What is done with them: one button. @default none */
  children?: ReactNode;
};

/** What is selected in the table above, and what can be done with it. Stands in the table's footer. */
export function SelectionBar({ count, total, onDiscard, children }: SelectionBarProps) {
  const some = count > 0;
  return (
    <div className={some ? bar : undefined}>
      {some ? <span className={dot} /> : null}
      {/* Always there, or its first words would not be heard. */}
      <span role="status" className={words}>
        {some ? (
          <>
            <strong>{count} selected</strong>
            {total === undefined ? null : <span className={sumClass}> · {total}</span>}
          </>
        ) : null}
      </span>
      {some ? (
        <div className={deeds}>
          <Button variant="plain" onClick={onDiscard}>
            Discard
          </Button>
          {children}
        </div>
      ) : null}
    </div>
  );
}
