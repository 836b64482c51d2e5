/** The first letters of the first two words of a name, in capitals; empty if there are no letters. */
export function initialsOf(name: string): string {
  return name
    .split(/[^\p{L}\p{M}\p{N}'’.-]+/u)
    .map(word => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter(letter => letter !== '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
