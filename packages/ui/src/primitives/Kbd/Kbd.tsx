import type { ReactNode } from 'react';
import { kbd } from './Kbd.css';

export type KbdProps = {
  /** The key as printed on the keyboard: `J`, `Enter`, `Ctrl Enter`. */
  children: ReactNode;
  /** Background it is shown on: a page, a quiet button, a filled button. @default 'surface' */
  on?: 'surface' | 'control' | 'fill' | undefined;
};

/** A key cap, shown next to the action that the key triggers. */
export function Kbd({ children, on = 'surface' }: KbdProps) {
  return <kbd className={kbd({ on })}>{children}</kbd>;
}
