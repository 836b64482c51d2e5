/** Others do not always spell the names of their fields alike, nor give a text where a text is meant. */
export interface LooseFields {
  /** The value under a name, whatever its capitals. */
  readonly value: (name: string) => unknown;
  /** The same as a trimmed text: a number in its digits, anything else empty. */
  readonly text: (name: string) => string;
}

/** Reads an object by its names without regard to capitals.
 *  @returns null for what is no object */
export function looseFields(value: unknown): LooseFields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const byName = new Map(
    Object.entries(value).map(([name, field]): [string, unknown] => [name.toLowerCase(), field]),
  );
  const read = (name: string): unknown => byName.get(name.toLowerCase());
  return {
    value: read,
    text: name => {
      const field = read(name);
      return typeof field === 'string' || typeof field === 'number' ? String(field).trim() : '';
    },
  };
}

/** A list as a list; one object as a list of it; nothing as an empty one.
 *  @returns null for what is neither */
export function looseList(value: unknown): readonly unknown[] | null {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value;
  return typeof value === 'object' ? [value] : null;
}
