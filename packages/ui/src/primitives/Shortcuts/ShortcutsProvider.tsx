import type { ReactNode } from 'react';
import { Characters } from './useShortcuts';

export type ShortcutsProviderProps = {
  /** Whether single-character shortcuts and their sequences work; shortcuts with Ctrl always do (WCAG 2.1.4).
   *  @default true */
  enabled?: boolean | undefined;
  children: ReactNode;
};

/** Provides the user's setting for single-character shortcuts. */
export function ShortcutsProvider({ enabled = true, children }: ShortcutsProviderProps) {
  return <Characters value={enabled}>{children}</Characters>;
}
