const separator = '  ·  ';

/** A story's name for Storybook's search, with the ids of the requirements it proves. */
export const withIds = (name: string, ids: readonly string[]) =>
  ids.length === 0 ? name : `${name}${separator}${ids.join(' ')}`;

/** The name alone, for the tree of stories. */
export const withoutIds = (name: string) => name.split(separator)[0] ?? name;
