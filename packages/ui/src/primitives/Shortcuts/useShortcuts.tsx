import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useShown } from '../Shown';
import { type Binding, register, type ShortcutMap } from './registry';
import { useShortcutLayer } from './ShortcutLayer';

const Characters = createContext(true);

export type ShortcutsProviderProps = {
  /** Whether single characters and their sequences work; keys with Ctrl always do (WCAG 2.1.4). @default true */
  enabled?: boolean | undefined;
  children: ReactNode;
};

/** The reader's choice about single-character shortcuts, for everything inside. */
export function ShortcutsProvider({ enabled = true, children }: ShortcutsProviderProps) {
  return <Characters value={enabled}>{children}</Characters>;
}

export type ShortcutsOptions = {
  /** Whether the map listens now. @default true */
  enabled?: boolean | undefined;
};

/** Runs actions from the keyboard: `{ 'g h': toHolds, '/': search, 'ctrl+k': openPalette }`. Characters are left to a
 *  field that has the focus. The page's are silent while something lies over it; those inside that something are heard.
 *  The key of a form is `onSubmitKey`. */
export function useShortcuts(map: ShortcutMap, options: ShortcutsOptions = {}) {
  const { enabled = true } = options;
  const layer = useShortcutLayer();
  const characters = use(Characters);
  const binding = useRef<Binding>({ map, characters, layer });
  useLayoutEffect(() => {
    Object.assign(binding.current, { map, characters, layer });
  });
  const listens = useShown() && enabled;
  useEffect(() => (listens ? register(binding.current) : undefined), [listens]);
}
