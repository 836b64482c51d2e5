import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Modules that Storybook loads one after the other, each when the one before it has run. */
const always = [/\.storybook\/docs\/index\.ts$/, /Table\/sortRows\.ts$/];
const firstPage = /stories\/Start\/LendingDesk\.mdx$/;
const ofPages = [
  /\.storybook\/docs\/DocsFrame\.tsx$/,
  /addon-docs\/dist\/.*\/DocsRenderer[^/]*\.js$/,
  /react-dom-shim\/dist\/react-18\.js$/,
  firstPage,
];

const has = (path: RegExp) => (chunk: Rolldown.OutputChunk) => chunk.moduleIds.some(id => path.test(id));

/** The files that a module is in, and those that it imports. */
function filesOf(paths: readonly RegExp[], chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
  };
  for (const path of paths) {
    const chunk = chunks.find(has(path));
    if (!chunk) throw new Error(`No module of the book is ${path}: see .storybook/firstFiles.ts`);
    add(chunk);
  }
  return files;
}

/** A built book has what most of its pages need in a few files, and asks for those of its first page, and for its list
 *  of stories, at once: they were 190 files, in four rounds. */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'icons', test: /lucide-react/ },
                { name: 'shared', minShareCount: 60 },
              ],
            },
          },
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }): HtmlTagDescriptor[] {
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk');
        const first = [...filesOf(always, chunks)].filter(file => !html.includes(file));
        // None in a build for checks (`storybook build --test`).
        const page = chunks.some(has(firstPage)) ? [...filesOf(ofPages, chunks)] : [];
        const alsoForPages = page.filter(file => !html.includes(file) && !first.includes(file));
        return [
          ...first.map(file => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          })),
          { tag: 'link', attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: './index.json' } },
          {
            // A story alone, as in the frames of a page, draws no page.
            tag: 'script',
            children: `if (/[?&](id=\\*|viewMode=docs)/.test(location.search))
              for (const file of ${JSON.stringify(alsoForPages)})
                document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: './' + file }));`,
          },
        ];
      },
    },
  };
}
