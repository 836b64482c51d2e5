import { useSyncExternalStore } from 'react';

/** A value outside components: whoever uses it renders again when it is set.
 *  @param value  the first one */
export function sharedValue<Value>(value: Value) {
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    /** @param choose  what of it is used; compared with `Object.is`. */
    use: <Used>(choose: () => Used) => useSyncExternalStore(subscribe, choose),
  };
}
