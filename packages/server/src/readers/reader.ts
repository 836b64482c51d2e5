import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { perform } from './perform';
import { readerLimits } from './readerLimits';
import type { ReaderTask } from './readerTasks';

// A thread of its own, because it must see what this one is too busy to see. It ends the process when its whole memory
// is beyond the limit, or when nobody is left to ask it. As text, so that it starts at once wherever this file runs.
const watch = `
const { workerData: { most, parent } } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > most || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 10);
`;

const most = readerLimits.megabytes * 1024 * 1024;
const watcher = new Worker(watch, { eval: true, execArgv: [], workerData: { most, parent: process.ppid } });
await once(watcher, 'online');
process.on('disconnect', () => process.exit());
process.on('message', message => {
  // Safe: only `createReaders` has the other end. A fault of ours ends the process, and with it the task.
  void perform(message as ReaderTask).then(answer => {
    // What a large file left behind must not count against the next one.
    process.send?.({ answer, spent: process.memoryUsage.rss() > most / 2 });
  });
});
process.send?.('ready');
