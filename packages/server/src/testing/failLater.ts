import { runProcess } from '../runProcess';

// A process for tests: has begun, and then something fails that nobody waits for.
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
