import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { contract } from '@lending-desk/domain/contract';
import { pino } from 'pino';
import { readConfig, type ServerConfig } from './config';
import { CannotStart, errorCode } from './db/cannotStart';
import { openDatabase } from './db/open';
import { endServing } from './endServing';
import { ozonetelCallback } from './calls/ozonetelCallback';
import { clearIncoming, fileHomeOf } from './files/fileHome';
import { allRoutes } from './http/allRoutes';
import { allWebhooks } from './http/allWebhooks';
import { buildApp } from './http/app';
import { httpServer } from './http/listener';
import { allJobs } from './jobs/allJobs';
import { createJobWorker } from './jobs/worker';
import { recordEndBefore, recordFault } from './lastFault';
import { listenToLoans } from './live/notices';
import { readyDatabase } from './readyDatabase';
import { type ProcessLife, runProcess } from './runProcess';
import { loadSandbox } from './sandbox/loadSandbox';
import { demoPassword, demoSignIns } from './signin/demoAccounts';

// The same relative path from the sources and from the bundle.
const appFolder = resolve(import.meta.dirname, '../../app/dist');
const bookFolder = resolve(import.meta.dirname, '../../../dist/storybook');

function listen(server: Server, { host, port }: ServerConfig): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', error => {
      const code = errorCode(error);
      if (code === 'EADDRINUSE') fail(new CannotStart(`Port ${port} is in use. Set PORT to another one.`));
      else if (code === 'EACCES')
        fail(new CannotStart(`This user may not listen on port ${port}. Set PORT to another one.`));
      else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
        fail(new CannotStart(`This machine has no address ${host}. Set HOST to one it has.`));
      } else fail(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function greet(config: ServerConfig, port: number): void {
  const host = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host;
  console.log(`Lending Desk: http://${host}:${port}`);
  if (!config.demo) return;
  console.log(`Demo sign-ins, password ${demoPassword}:`);
  for (const { email, roles } of demoSignIns(config.orgEmailDomain)) {
    console.log(`  ${email.padEnd(38)} ${roles.join(', ')}`);
  }
}

async function start(life: ProcessLife): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino();
  recordEndBefore(config.dataDir, process.env);
  const opened = await openDatabase(config);
  const files = fileHomeOf(config);
  try {
    await clearIncoming(files, new Date());
    const sandbox = await loadSandbox(config);
    // Two servers that start on an empty database would fill it twice.
    await opened.alone(() => readyDatabase(opened.db, config, { files, sandbox }, opened.now()));
    const live = await listenToLoans(opened);
    let stopping = false;
    const app = buildApp({
      db: opened.db,
      config,
      contract,
      routes: allRoutes,
      webhooks: allWebhooks,
      logger,
      live,
      files,
      sandbox,
      now: opened.now,
      state: { isStopping: () => stopping, hears: opened.hears },
      // When run from the sources, in development, so that a mistake shows at once. The bundle was tested.
      checkAnswers: import.meta.filename.endsWith('.ts'),
      ...(existsSync(resolve(appFolder, 'index.html')) && { staticDir: appFolder }),
      bookDir: bookFolder,
    });
    if (sandbox && config.telephonyKey !== null && config.ozonetelUrl === null) {
      sandbox.connect({
        key: config.telephonyKey,
        tell: async body => {
          const headers = { 'content-type': ozonetelCallback.contentType };
          await app.request(ozonetelCallback.path, { method: 'POST', headers, body });
        },
      });
    }
    const server = httpServer(app.fetch);
    greet(config, await listen(server, config));
    const worker = createJobWorker({
      db: opened.db,
      config,
      files,
      sandbox,
      jobs: allJobs,
      logger,
      now: opened.now,
    });
    await worker.start(opened);
    endServing(life, {
      server,
      beside: [live.close, worker.stop],
      close: opened.close,
      drain: {
        ms: config.drainMs,
        begin: () => {
          stopping = true;
        },
      },
      recordFault: what => recordFault(config.dataDir, { at: new Date().toISOString(), what }),
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
}

await runProcess(start);
