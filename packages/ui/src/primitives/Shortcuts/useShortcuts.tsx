import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { useShown } from '../Shown';
import { type Binding, register, type ShortcutMap } from './registry';
import { useShortcutLayer } from './ShortcutLayer';

const Characters = createContext(true);

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

export type ShortcutsOptions = {
  /** Whether these shortcuts are active. @default true */
  enabled?: boolean | undefined;
};

/** Handles keyboard shortcuts: `{ 'g h': toHolds, '/': search, 'ctrl+k': openPalette }`. Characters typed into a
 *  field are ignored. While an overlay is open, only the shortcuts inside it work. For a form's submit key use
 *  `onSubmitKey`. */
export function useShortcuts(map: ShortcutMap, options: ShortcutsOptions = {}) {
  const { enabled = true } = options;
  const layer = useShortcutLayer();
  const characters = use(Characters);
  const binding = useRef<Binding>({ map, characters, layer });
  useLayoutEffect(() => {
    Object.assign(binding.current, { map, characters, layer });
  });
  const listens = useShown() && enabled;
  useLayoutEffect(() => (listens ? register(binding.current) : undefined), [listens]);
}
