/** Makes a starter that starts nothing twice at a time: who asks for the same while it runs waits for the same outcome.
 *  Nothing of it is kept afterwards. */
export function sharing<Output>() {
  const running = new Map<string, Promise<Output>>();
  return (name: string, start: () => Promise<Output>): Promise<Output> => {
    const found = running.get(name);
    if (found) return found;
    const started = start().finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
}
