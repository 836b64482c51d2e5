const separator = '  ·  ';

/** A story's name for Storybook's search, with the ids of the requirements it proves. They come first, because the
 *  search prefers what is found at the beginning. */
export const withIds = (name: string, ids: readonly string[]) =>
  ids.length === 0 ? name : `${ids.join(' ')}${separator}${name}`;

/** The name alone, for the tree of stories. */
export const withoutIds = (name: string) => name.split(separator).at(-1) ?? name;
