import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  builtinHandlers,
  builtinResolvers,
  ERROR_CODES,
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

/** Reads the components of a file of `packages/ui` with their properties: none in a file without a component. */
export function componentReader() {
  const caches = { parseCache: new Map<string, FileState>(), resolveCache: new Map<string, string | null>() };
  const read = {
    importer: makeFsImporter(fileOf, caches),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    handlers: Object.values(builtinHandlers),
  };
  return {
    componentsOf(code: string, filename: string) {
      try {
        return parse(code, { ...read, filename });
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION)
          return [];
        throw error;
      }
    },
    forget() {
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
