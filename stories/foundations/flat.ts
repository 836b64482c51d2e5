export type Tokens = { readonly [name: string]: string | Tokens };

/** The values of a tree of tokens by their paths: `approve.solid`. */
export function flat(tokens: Tokens, path = ''): [name: string, value: string][] {
  return Object.entries(tokens).flatMap(([key, value]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[name, value]] : flat(value, name);
  });
}
