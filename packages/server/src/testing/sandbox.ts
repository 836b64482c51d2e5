import { loadSandbox } from '../sandbox/loadSandbox';

const loaded = await loadSandbox({ demo: true });
if (!loaded) throw new Error('A demonstration has a sandbox');

/** The sandbox of a demonstration. */
export const testSandbox = loaded;
export const sandboxBureaus = testSandbox.bureaus;
