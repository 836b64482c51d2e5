import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './install.mjs';

/** A running instance of the built server with its own database. */
export interface BuiltServer {
  /** For example http://127.0.0.1:41233. */
  address: string;
  /** Folder of its database and files. */
  dataDir: string;
  /** Process id, to measure its CPU time. */
  pid: number;
  /** Stops the server and removes its database. */
  stop: () => Promise<void>;
}

const patienceMs = 180_000;

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // The address of a TCP server is an object; only that of a pipe is a string.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status === 200;
  } catch {
    // Not listening yet.
    return false;
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Starts the built server with demonstration data on a free port and in a fresh folder.
 *  @param env  overrides of the default settings
 *  @param at  its port, for settings that contain it; @default a free one
 *  @throws if it is not built, exits early, or is not healthy after 90 seconds */
export async function startBuiltServer(env: Record<string, string> = {}, at?: number): Promise<BuiltServer> {
  const main = join(root, 'packages/server/dist/main.js');
  if (!existsSync(main)) throw new Error('The server is not built. Run: npm run build');
  const port = at ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-'));
  const dataDir = join(folder, 'data');
  const { DATABASE_URL: _leftOut, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { ...inherited, PORT: String(port), DATA_DIR: dataDir, DEMO: 'on', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      said = `${said}${part.toString()}`.slice(-4000);
    });
  }
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + patienceMs;
  while (!(await answers(`${address}/api/v1/health`))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`The server did not come up. It said:\n${said}`);
    }
    await pause(100);
  }
  return { address, dataDir, pid: child.pid ?? 0, stop };
}
