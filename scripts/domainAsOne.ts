import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from './install.mjs';

const packageName = '@lending-desk/domain/';
const folder = join(root, 'packages/domain');

/** The package's entries that stories import, as its `exports` name them. */
function entries(): Record<string, string> {
  const files = new Map(
    readdirSync(join(folder, 'src')).map(word => [word, join(folder, 'src', word, 'index.ts')]),
  );
  files.set('testing', join(folder, 'testing/index.ts'));
  return Object.fromEntries([...files].filter(([, file]) => existsSync(file)));
}

/** The files of the package built as one, and one for each entry that says what of it is exported. */
async function builtFiles() {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      target: 'esnext',
      lib: { entry: entries(), formats: ['es'] },
      rolldownOptions: {
        external: id => !/^[./]|^@lending-desk\/domain/.test(id),
        treeshake: false,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: 'everything', test: /./ }] },
        },
      },
    },
  });
  const written = [built].flat().flatMap(one => ('output' in one ? one.output : []));
  return new Map(
    written.flatMap(file =>
      file.type === 'chunk'
        ? [[file.fileName, { code: file.code, map: file.map?.toString() ?? null }] as const]
        : [],
    ),
  );
}

/** Loads `domain` as one module instead of some 380, each of which the browser would ask for: a seventh of the time of
 *  one file of journeys. Only for a run that ends with its last test, since it does not see a file that changes. */
export function domainAsOne(): Plugin {
  // Where a build would write them: the source map leads from there to the files, for the line of a failure.
  const prefix = join(folder, 'dist/');
  let files: ReturnType<typeof builtFiles> | undefined;
  return {
    name: 'domain-as-one',
    enforce: 'pre',
    buildStart: () => {
      files ??= builtFiles();
    },
    resolveId: {
      order: 'pre',
      handler: (id, importer, options) => {
        // The search for libraries to bundle beforehand reads the files themselves. Vite's types leave the option out.
        if ('scan' in options && options.scan) return undefined;
        if (id.startsWith(packageName)) return `${prefix}${id.slice(packageName.length)}.js`;
        return importer?.startsWith(prefix) && id.startsWith('.')
          ? prefix + join(importer.slice(prefix.length), '..', id)
          : undefined;
      },
    },
    load: {
      filter: { id: /\/packages\/domain\/dist\/.*\.js$/ },
      handler: async id => (await files)?.get(id.slice(prefix.length)),
    },
  };
}
