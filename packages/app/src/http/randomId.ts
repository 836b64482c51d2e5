/** A random id of 128 bits. `crypto.randomUUID` exists only on https and localhost; a desk on a plain address of
 *  its own network has to work as well. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
