import { runProcess } from '../runProcess';

// A process for tests: starts, then fails in code that nothing awaits.
const [way, mark] = process.argv.slice(2);
await runProcess(async () => {
  setTimeout(() => {
    const fault = new Error(`Failed query: insert ${mark}\n    at ${mark}`, {
      cause: new Error(`duplicate ${mark}\n    at ${mark}`),
    });
    if (way === 'rejects') void Promise.reject(fault);
    else throw fault;
  });
});
