import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { densities, fixedTokens, lightColours } from '../../packages/ui/src/theme/tokens.ts';
import { filesUnder } from '../filesUnder.ts';

type Tree = { readonly [name: string]: string | Tree };

/** What `vars` has, with plain values. */
const tokens: Tree = { colour: lightColours, density: densities.compact, ...fixedTokens };

/** The part of a path that is a token or a group of tokens, without what is read from its value. */
function known(path: readonly string[]): string[] {
  let at: string | Tree = tokens;
  const found: string[] = [];
  for (const name of path) {
    const next: string | Tree | undefined = typeof at === 'string' ? undefined : at[name];
    if (next === undefined) break;
    found.push(name);
    at = next;
  }
  return found;
}

/** `const { colour, text } = vars;` and `const { reject } = vars.colour.status;` */
const renamed = /const \{([^}]*)\} = (\w+)((?:\.\w+)*);/g;
/** A name with what is read of it, also behind three dots. */
const reading = /(?<![\w'])(?<!(?<!\.)\.)(\w+)((?:\.\w+|\[(?:\d+|'\w+')\])+)/g;

const steps = (text: string) => [...text.matchAll(/\w+/g)].map(([name]) => name);

/** The tokens a file of styles reads from `vars`, sorted. A group stands for tokens chosen by a variable: `colour.dpd`.
 *  @param source  text of a `.css.ts` file */
export function tokensIn(source: string): string[] {
  const names = new Map<string, readonly string[]>([['vars', []]]);
  for (const [, left = '', first = '', rest = ''] of source.matchAll(renamed)) {
    const from = names.get(first);
    if (from) for (const name of steps(left)) names.set(name, [...from, ...steps(rest), name]);
  }
  const read = [...source.replaceAll(renamed, '').matchAll(reading)].flatMap(([, first = '', rest = '']) => {
    const from = names.get(first);
    return from ? [known([...from, ...steps(rest)]).join('.')] : [];
  });
  return [...new Set(read)].filter(path => path.includes('.')).toSorted();
}

/** The files of styles a component draws with: its own, and those of the parts in its folder. */
function stylesOf(root: string, path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const source = readFileSync(join(root, path), 'utf8');
  for (const [, name = ''] of source.matchAll(/from '\.\/([\w.]+)'/g)) {
    const next = [`${name}.ts`, `${name}.tsx`]
      .map(file => `${dirname(path)}/${file}`)
      .find(file => existsSync(join(root, file)));
    if (next) stylesOf(root, next, seen);
  }
  return seen;
}

/** The tokens each component of ui draws with, by its word and name: `primitives/Button`. */
export function tokensUsed(root: string): Record<string, string[]> {
  const components = filesUnder(root, ['packages/ui/src']).filter(path =>
    /\/[a-z]\w*\/[A-Z]\w*\/[A-Z]\w*\.tsx$/.test(path),
  );
  return Object.fromEntries(
    components.map(path => {
      const styles = [...stylesOf(root, path)].filter(file => file.endsWith('.css.ts'));
      const used = styles.flatMap(file => tokensIn(readFileSync(join(root, file), 'utf8')));
      const word = basename(dirname(dirname(path)));
      return [`${word}/${basename(path, '.tsx')}`, [...new Set(used)].toSorted()];
    }),
  );
}
