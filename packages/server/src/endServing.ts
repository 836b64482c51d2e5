import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { faultExitCode, type ProcessLife } from './runProcess';

/** How long pending requests may still take when the server is asked to stop, or has to. */
const graceMs = 10_000;
/** After that it ends whatever hangs: a database that does not answer, work that ignores being stopped. */
const mostMs = 15_000;
const idleLookMs = 50;

export interface Serving {
  readonly server: Server;
  /** Ends what runs beside the requests: open event streams, background work. */
  readonly beside: readonly (() => Promise<void>)[];
  /** Closes the database. */
  readonly close: () => Promise<void>;
  /** What it does first when it is asked to stop: it says so, and goes on for a while for those who do not know yet. */
  readonly drain: { readonly ms: number; readonly begin: () => void };
  /** Records why it ends by a fault, for the next start. */
  readonly recordFault: (fault: string) => void;
  /** How long it may take to stop, after draining. @default 15 s */
  readonly mostMs?: number;
}

/** Ends a server on request, by a signal or because whoever watches it is gone, and after a fault: it goes on for the
 *  time of draining, unless it has a fault, stops accepting requests, finishes pending ones, stops the background work and closes the database. */
export function endServing(life: ProcessLife, serving: Serving): void {
  const { server, beside, close, drain, recordFault } = serving;
  let ended: Promise<void> | null = null;
  const end = async (): Promise<void> => {
    const closed = new Promise<void>(done => server.close(() => done()));
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
    // A connection becomes idle only after its last answer was sent.
    setInterval(() => server.closeIdleConnections(), idleLookMs).unref();
    // Open event streams are pending requests that would never finish by themselves.
    await Promise.all(beside.map(one => one()));
    await closed;
    await close();
  };
  const stop = (): void => {
    if (ended === null) setTimeout(() => process.exit(1), drain.ms + (serving.mostMs ?? mostMs)).unref();
    drain.begin();
    ended ??= pause(drain.ms).then(end);
    void ended.then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  life.onFault(async fault => {
    recordFault(fault);
    // What is broken may never end by itself.
    setTimeout(() => process.exit(faultExitCode), graceMs * 2).unref();
    ended ??= end();
    await ended;
  });
  process.send?.('serving');
}
