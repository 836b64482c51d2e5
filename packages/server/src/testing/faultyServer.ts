import { PassThrough } from 'node:stream';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { endServing } from '../endServing';
import type { AppEnv } from '../http/env';
import { requestScope } from '../http/requestScope';
import { recordEndBefore, recordFault } from '../lastFault';
import { runProcess } from '../runProcess';

// A server for tests whose addresses fail in code that nothing awaits. PORT, DATA_DIR.
const dataDir = process.env['DATA_DIR'] ?? '';
await runProcess(async life => {
  recordEndBefore(dataDir, process.env);
  let hangs = false;
  const app = new Hono<AppEnv>();
  app.get('/hang', c => {
    hangs = true;
    return c.text('will hang');
  });
  app.get('/outside', c => {
    void pause(1).then(() => {
      throw new TypeError('a fault of the process');
    });
    return c.text('soon');
  });
  app.use(requestId());
  app.use(requestScope());
  app.get('/well', c => c.text(String(process.pid)));
  app.get('/slow', async c => {
    await pause(400);
    return c.text('finished');
  });
  app.get('/stream', async c => {
    new PassThrough().destroy(new Error('a stream nobody listens to'));
    await pause(5_000);
    return c.text('never');
  });
  app.get('/promise', c => {
    void Promise.reject(new Error('a promise nobody awaits'));
    return c.text('answered');
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>(done => void server.listen(Number(process.env['PORT']), '127.0.0.1', done));
  const address = server.address();
  console.log(`Listening on ${typeof address === 'object' ? address?.port : ''}.`);
  endServing(life, {
    server,
    beside: [],
    drain: { ms: Number(process.env['DRAIN_MS'] ?? 0), begin: () => console.log('Stopping.') },
    close: async () => {
      // A database that does not answer.
      if (hangs) await pause(60_000);
    },
    mostMs: 1_000,
    recordFault: what => recordFault(dataDir, { at: new Date().toISOString(), what }),
  });
});
