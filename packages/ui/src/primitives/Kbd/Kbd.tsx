import type { ReactNode } from 'react';
import { kbd } from './Kbd.css';

export type KbdProps = {
  /** The key as printed on it: `J`, `Enter`, `Ctrl Enter`. */
  children: ReactNode;
  /** What the cap lies on: a page, a quiet button, a filled button. @default 'surface' */
  on?: 'surface' | 'control' | 'fill' | undefined;
};

/** A key cap, shown beside the action the key runs. */
export function Kbd({ children, on = 'surface' }: KbdProps) {
  return <kbd className={kbd({ on })}>{children}</kbd>;
}
