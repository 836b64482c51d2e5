import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useShown } from '../Shown';
import { type Binding, register, type ShortcutMap } from './registry';

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
  /** Whether it also listens while a dialog is open. @default false */
  inDialogs?: boolean | undefined;
};

/** Runs actions from the keyboard: `{ 'g h': toHolds, '/': search, 'ctrl+enter': submit }`.
 *  Characters are left to a field that has the focus. */
export function useShortcuts(map: ShortcutMap, options: ShortcutsOptions = {}) {
  const { enabled = true, inDialogs = false } = options;
  const characters = use(Characters);
  const binding = useRef<Binding>({ map, characters, inDialogs });
  useLayoutEffect(() => {
    Object.assign(binding.current, { map, characters, inDialogs });
  });
  const listens = useShown() && enabled;
  useEffect(() => (listens ? register(binding.current) : undefined), [listens]);
}
