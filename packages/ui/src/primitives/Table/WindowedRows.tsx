import { type ReactNode, useLayoutEffect } from 'react';
import type { Slot } from './slots';
import { type RowWindowOptions, useRowWindow } from './useRowWindow';

type WindowedRowsProps = RowWindowOptions & {
  /** Rows were drawn, perhaps the one that waits for the focus. */
  onDrawn: () => void;
  children: (slots: readonly Slot[]) => ReactNode;
};

/** Rows of a long table as they come into view. A chunk of its own: most tables are short. */
export function WindowedRows({ children, onDrawn, ...options }: WindowedRowsProps) {
  useLayoutEffect(onDrawn);
  return children(useRowWindow(options));
}
