import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const server = resolve(import.meta.dirname, 'packages/server');
const sandbox = resolve(import.meta.dirname, 'packages/sandbox');
const dist = resolve(server, 'dist');

/** The commit of the sources, or BUILD_COMMIT where they come without their history. */
function commitOfSources(): string {
  const set = process.env['BUILD_COMMIT'];
  if (set) return set;
  try {
    const answer = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim();
  } catch {
    return '';
  }
}

/** The server and its commands as ES modules: our packages are TypeScript and go in, dependencies stay outside. */
export default defineConfig({
  root: server,
  // The static files of the app are the app's build.
  publicDir: false,
  define: { BUILD_COMMIT: JSON.stringify(commitOfSources()) },
  ssr: { noExternal: [/^@lending-desk\//] },
  plugins: [
    {
      name: 'files read at run time',
      writeBundle: ({ dir = dist }) => {
        const copy = (from: string, to: string) => cpSync(from, resolve(dir, to), { recursive: true });
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
        serve: resolve(server, 'src/serve.ts'),
        import: resolve(server, 'src/import/main.ts'),
        staff: resolve(server, 'src/signin/staffCommand.ts'),
        jobs: resolve(server, 'src/jobs/jobsCommand.ts'),
        ledger: resolve(server, 'src/ledger/ledgerCommand.ts'),
        disburse: resolve(server, 'src/ledger/disburseCommand.ts'),
        backup: resolve(server, 'src/backup/backupCommand.ts'),
        restore: resolve(server, 'src/backup/restoreCommand.ts'),
        reseal: resolve(server, 'src/statements/resealCommand.ts'),
        reader: resolve(server, 'src/readers/reader.ts'),
        answerWorker: resolve(server, 'src/loan/answerWorker.ts'),
      },
      // All beside each other: what looks for the migrations looks beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
