import { type ReactNode, useLayoutEffect } from 'react';
import { usePrinting } from '../Printing';
import { useShown } from '../Shown';
import { firstSlots, type Slot } from './slots';
import { type RowWindowOptions, useRowWindow } from './useRowWindow';

type WindowedRowsProps = RowWindowOptions & {
  /** Rows were drawn, perhaps the one that waits for the focus. */
  onDrawn: () => void;
  children: (slots: readonly Slot[]) => ReactNode;
};

/** Rows of a long table as they come into view. A chunk of its own: most tables are short. */
export function WindowedRows({ children, onDrawn, ...options }: WindowedRowsProps) {
  const shown = useShown();
  const whole = usePrinting() && shown;
  const inView = useRowWindow(options);
  useLayoutEffect(onDrawn);
  return children(whole ? firstSlots(options.rows.length) : inView);
}
