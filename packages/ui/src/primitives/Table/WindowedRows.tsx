import { type ReactNode, useLayoutEffect } from 'react';
import { usePrinting } from '../Printing';
import { useShown } from '../Shown';
import { firstSlots, type Slot } from './slots';
import { type RowWindowOptions, useRowWindow } from './useRowWindow';

type WindowedRowsProps = RowWindowOptions & {
  /** Called after rows have rendered, possibly the one waiting for focus. */
  onDrawn: () => void;
  children: (slots: readonly Slot[]) => ReactNode;
};

/** The visible rows of a long table. A separate chunk, because most tables are short. */
export function WindowedRows({ children, onDrawn, ...options }: WindowedRowsProps) {
  const shown = useShown();
  const whole = usePrinting() && shown;
  const inView = useRowWindow(options);
  useLayoutEffect(onDrawn);
  return children(whole ? firstSlots(options.rows.length) : inView);
}
