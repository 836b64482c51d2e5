// Runs the server and starts it again when it ends without being asked to: node packages/server/dist/serve.js
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { faultExitCode } from './runProcess';

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** One that served this long did not fail at once: the next pause is the first again. */
const goodMs = 5 * 60_000;

const [, extension = 'js'] = /\.(\w+)$/.exec(import.meta.filename) ?? [];
const file = process.argv[2] ?? join(import.meta.dirname, `main.${extension}`);

let stopping = false;
let served = false;
let pauseMs = firstPauseMs;
let kill = (_signal: NodeJS.Signals): void => {};

function start(environment: Readonly<Record<string, string>>): void {
  const child = fork(file, { env: { ...process.env, ...environment } });
  const startedAt = performance.now();
  kill = signal => void child.kill(signal);
  child.on('message', () => {
    served = true;
  });
  child.on('exit', (code, signal) => {
    // What it could not start with is for the operator to mend; once it has served, the reason may pass.
    if (stopping || code === 0 || (!served && code !== faultExitCode)) {
      process.exit(stopping && signal ? 0 : (code ?? 1));
    }
    if (performance.now() - startedAt > goodMs) pauseMs = firstPauseMs;
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    console.error(`The server ${how}. It is started again in ${pauseMs / 1000} s.`);
    // It records a fault of its own; what ended it from outside it cannot know.
    const seen: Record<string, string> =
      signal === null
        ? {}
        : { ENDED_BY: JSON.stringify({ at: new Date().toISOString(), what: `Ended by ${signal}` }) };
    setTimeout(() => (stopping ? process.exit(0) : start(seen)), pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true;
    kill(signal);
  });
}
start({});
