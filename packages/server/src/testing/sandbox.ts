import { loadSandbox } from '../sandbox/loadSandbox';

const loaded = await loadSandbox({ demo: true });
if (!loaded) throw new Error('A demonstration has a sandbox');

/** The sandbox as a demonstration has it. */
export const testSandbox = loaded;
export const sandboxBureaus = testSandbox.bureaus;
