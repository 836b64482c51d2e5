import { startBuiltServer } from '../scripts/builtServer';

/** Starts one server with demonstration data for all tests; returns its teardown. */
export default async function globalSetup() {
  const { address, stop } = await startBuiltServer();
  // Inherited by the workers, where the configuration reads it.
  process.env['E2E_ADDRESS'] = address;
  return stop;
}
