/** The cap's words as `aria-keyshortcuts` wants them; undefined for keys pressed one after the other. */
export function keyShortcuts(cap: string): string | undefined {
  const keys = cap.split(' ').map(key => (key === 'Ctrl' ? 'Control' : key));
  const together = keys.length === 1 || ['Control', 'Shift', 'Alt', 'Meta'].includes(keys[0] ?? '');
  return together ? keys.join('+') : undefined;
}
