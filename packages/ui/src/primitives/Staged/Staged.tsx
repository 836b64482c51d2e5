import { Children, type ReactNode } from 'react';
import { room } from './Staged.css';
import { useDrawn } from './useDrawn';

export type StagedProps = {
  /** The parts from top to bottom; the first one should fill a screen. */
  children: ReactNode;
};

/** Renders a long page in steps: the first part at once, each further part after the previous one was painted.
 *  Content below the fold therefore does not delay the first paint. */
export function Staged({ children }: StagedProps) {
  const parts = Children.toArray(children);
  const drawn = useDrawn(parts.length);
  return (
    <>
      {parts.slice(0, drawn)}
      {drawn < parts.length ? <div className={room} /> : null}
    </>
  );
}
