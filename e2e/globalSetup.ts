import { startBuiltServer } from '../scripts/builtServer';

/** Starts one server with demonstration data for all tests; returns its teardown. */
export default async function globalSetup() {
  const { address, dataDir, stop } = await startBuiltServer();
  // Inherited by the workers.
  process.env['E2E_ADDRESS'] = address;
  process.env['E2E_DATA_DIR'] = dataDir;
  return stop;
}
