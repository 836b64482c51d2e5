/** Converts a key cap to the format of `aria-keyshortcuts`; undefined for a sequence of keys, which that attribute
 *  cannot express. */
export function keyShortcuts(cap: string): string | undefined {
  const keys = cap.split(' ').map(key => (key === 'Ctrl' ? 'Control' : key));
  const together = keys.length === 1 || ['Control', 'Shift', 'Alt', 'Meta'].includes(keys[0] ?? '');
  return together ? keys.join('+') : undefined;
}
