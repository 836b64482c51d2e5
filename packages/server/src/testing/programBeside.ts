import { join } from 'node:path';
import { inject } from 'vitest';

/** In tests: always built, since reading its sources takes seconds of a processor for each process. */
export const programBeside = (name: string): { readonly file: string; readonly execArgv: string[] } => ({
  file: join(inject('built'), `${name}.js`),
  execArgv: [],
});
