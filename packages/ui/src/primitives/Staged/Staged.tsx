import { Children, type ReactNode } from 'react';
import { room } from './Staged.css';
import { useDrawn } from './useDrawn';

export type StagedProps = {
  /** The parts from top to bottom, the first as high as a screen. */
  children: ReactNode;
};

/** A long page, part by part: the first is drawn at once, each next one when the one before is on the screen. What
 *  lies below the first screen makes nobody wait. */
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
