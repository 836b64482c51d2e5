import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const server = resolve(import.meta.dirname, 'packages/server');
const sandbox = resolve(import.meta.dirname, 'packages/sandbox');
const dist = resolve(server, 'dist');

/** The server and its commands as ES modules: our packages are TypeScript and go in, dependencies stay outside. */
export default defineConfig({
  root: server,
  // The static files of the app are the app's build.
  publicDir: false,
  ssr: { noExternal: [/^@lending-desk\//] },
  plugins: [
    {
      name: 'files read at run time',
      closeBundle: () => {
        const copy = (from: string, to: string) => cpSync(from, resolve(dist, to), { recursive: true });
        copy(resolve(server, 'src/db/migrations'), 'migrations');
        copy(resolve(sandbox, 'src/demo/samples'), 'samples');
      },
    },
  ],
  build: {
    ssr: true,
    outDir: dist,
    emptyOutDir: true,
    target: 'node20',
    // A stack trace of the running server stays readable.
    minify: false,
    rollupOptions: {
      input: {
        main: resolve(server, 'src/main.ts'),
        import: resolve(server, 'src/import/main.ts'),
        staff: resolve(server, 'src/signin/staffCommand.ts'),
        jobs: resolve(server, 'src/jobs/jobsCommand.ts'),
        reseal: resolve(server, 'src/statements/resealCommand.ts'),
      },
      // All beside each other: what looks for the migrations looks beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
