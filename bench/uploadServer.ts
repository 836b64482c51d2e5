// Serves one call with a file upload, as the built server would, and reports its address: the product has no such
// call yet.
import type { Server } from 'node:http';
import { declareCall } from '@lending-desk/domain/contract';
import * as v from 'valibot';
import { openDatabase } from '../packages/server/src/db/open';
import { storeFiles } from '../packages/server/src/files/storedFiles';
import { inTransaction } from '../packages/server/src/db/transaction';
import { fileHomeOf } from '../packages/server/src/files/fileHome';
import { buildApp } from '../packages/server/src/http/app';
import { type Route, route } from '../packages/server/src/http/verb';
import { benchConfig, loggerToNowhere, ofServer } from './desk';

interface Adaptor {
  readonly createAdaptorServer: (options: { fetch: ReturnType<typeof buildApp>['fetch'] }) => Server;
}

const { createAdaptorServer }: Adaptor = ofServer('@hono/node-server');
const dataDir = process.argv[2] ?? '';

const upload = declareCall({
  name: 'bench.upload',
  method: 'POST',
  path: '/api/v1/bench/upload',
  access: { kind: 'public' },
  body: {
    kind: 'multipart',
    schema: v.object({ key: v.string() }),
    files: { file: { required: true, kinds: ['pdf', 'image'], maxBytes: 20 * 1024 * 1024 } },
  },
  answer: { kind: 'json', schema: v.object({ data: v.object({ size: v.number() }) }) },
  failure: { shows: 'last', fallback: 'Failed' },
  repeat: 'once',
});

const routes: Route[] = [
  route(upload, async ({ db, now }, { key, file }) => {
    await inTransaction(db, tx => storeFiles(tx, [{ key, loanId: null, file }], now));
    return { data: { size: file.size } };
  }),
];

const { db } = await openDatabase({ dataDir, databaseUrl: null });
const app = buildApp({
  db,
  config: { ...benchConfig, dataDir },
  contract: { bench: { upload } },
  routes,
  logger: loggerToNowhere(),
  files: fileHomeOf({ files: { kind: 'folder', folder: `${dataDir}/files` }, dataDir }),
  sandbox: null,
  checkAnswers: false,
});
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});

// Garbage left by startup and compilation would hide the memory of an upload.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.('collected');
});
