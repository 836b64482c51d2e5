import { createContext, use, useLayoutEffect, useRef } from 'react';
import { useShown } from '../Shown';
import { useShortcutLayer } from './layers';
import { type Binding, register, type ShortcutMap } from './registry';

/** Whether single-character shortcuts work. */
export const Characters = createContext(true);

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
