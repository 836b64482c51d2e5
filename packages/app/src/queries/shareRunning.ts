/** Shares running tasks: a second call with the same key while the first is running gets the same promise. Nothing is
 *  kept afterwards. */
export function shareRunning<Output>() {
  const running = new Map<string, Promise<Output>>();
  return (name: string, start: () => Promise<Output>): Promise<Output> => {
    const found = running.get(name);
    if (found) return found;
    const started = start().finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
}
