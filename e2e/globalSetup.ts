import { startBuiltServer } from '../scripts/builtServer';

/** One server with demonstration data for all journeys; returns what ends it. */
export default async function globalSetup() {
  const { address, stop } = await startBuiltServer();
  // The workers inherit it, and the configuration reads it there.
  process.env['E2E_ADDRESS'] = address;
  return stop;
}
