import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  builtinHandlers,
  builtinResolvers,
  ERROR_CODES,
  type Documentation,
  type FileState,
  makeFsImporter,
  parse,
} from 'react-docgen';
import type { Plugin } from 'vite';

/** The file of `packages/ui` that an import names. A type of another package is shown by its name: `Paise`. */
function fileOf(specifier: string, folder: string): string {
  const path = resolve(folder, specifier);
  const ends = specifier.startsWith('.') ? ['.ts', '.tsx', '/index.ts', '/index.tsx'] : [];
  const file = ends.map(end => path + end).find(existsSync);
  if (!file)
    throw Object.assign(new Error(`Not of this package: ${specifier}`), { code: 'MODULE_NOT_FOUND' });
  return file;
}

/** The type of a property as its declaration has it, in this file or one that it imports; null for neither. */
function writtenType(name: string, code: string, folder: string, depth = 5): string | null {
  const own = new RegExp(`^ {2,4}(?:readonly )?${name}\\??:\\s*((?:[^;{}]|\\{[^}]*\\})+);$`, 'm').exec(
    code,
  )?.[1];
  if (own)
    return own
      .replaceAll(/\s+/g, ' ')
      .replace(/^\| /, '')
      .replace(/^\((.*)\) \| undefined$/, '$1');
  if (depth === 0) return null;
  for (const [, specifier = ''] of code.matchAll(/from '(\.[^']+)'/g)) {
    if (specifier.endsWith('.css')) continue;
    const file = fileOf(specifier, folder);
    const found = writtenType(name, readFileSync(file, 'utf8'), dirname(file), depth - 1);
    if (found) return found;
  }
  return null;
}

type ReadType = NonNullable<NonNullable<Documentation['props']>[string]['tsType']>;

/** Whether every part of a type was read. The parser calls arrays that are `readonly` and functions that may be left out
 *  'unknown', and of a type named by a property of another it knows the kind alone. */
const isWhole = (type: ReadType): boolean =>
  !JSON.stringify(type).includes('"name":"unknown') &&
  (type.name !== 'signature' || 'type' in type) &&
  (type.name !== 'union' || 'elements' in type);

/** A type that was not read is shown as it is written. */
function withTypes(component: Documentation, code: string, folder: string): Documentation {
  for (const [name, property] of Object.entries(component.props ?? {})) {
    if (property.tsType && isWhole(property.tsType)) continue;
    const written = writtenType(name, code, folder);
    if (written) property.tsType = { name: written };
  }
  return component;
}

/** Reads the components of a file of `packages/ui` with their properties: none in a file without a component. */
export function componentReader() {
  const caches = { parseCache: new Map<string, FileState>(), resolveCache: new Map<string, string | null>() };
  const read = {
    importer: makeFsImporter(fileOf, caches),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    handlers: Object.values(builtinHandlers),
  };
  return {
    componentsOf: (code: string, filename: string): Documentation[] => {
      try {
        return parse(code, { ...read, filename }).map(of => withTypes(of, code, dirname(filename)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION)
          return [];
        throw error;
      }
    },
    forget: () => {
      for (const cache of Object.values(caches)) cache.clear();
    },
  };
}

/** Writes to each component of `packages/ui` what its pages show of its properties. Storybook's own plugin for it reads
 *  every imported file anew for every component, which was most of the time until the first page. */
export function docgen(): Plugin {
  const { componentsOf, forget } = componentReader();
  return {
    name: 'docgen',
    enforce: 'pre',
    // What a changed file declares may be in the properties of any component.
    hotUpdate: forget,
    transform: {
      filter: { id: /packages\/ui\/src\/.*\.tsx$/ },
      handler(code, filename) {
        const module = filename.replace(/^.*packages\/ui\/src\/(.*)\/[^/]*$/, '@lending-desk/ui/$1');
        const added = componentsOf(code, filename).map(
          of => `;${of.displayName}.__docgenInfo=${JSON.stringify({ ...of, module })}`,
        );
        // Behind the code, whose lines stay where they are.
        return added.length > 0 ? { code: code + added.join(''), map: null } : undefined;
      },
    },
  };
}
