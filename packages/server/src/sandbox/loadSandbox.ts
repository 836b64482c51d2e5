import type { ServerConfig } from '../config';
import type { Sandbox } from './sandbox';

/** The sandbox of a demonstration; never loaded in production.
 *  @returns null with DEMO=off */
export async function loadSandbox({ demo }: Pick<ServerConfig, 'demo'>): Promise<Sandbox | null> {
  if (!demo) return null;
  // oxlint-disable-next-line no-restricted-imports -- the one place that loads it
  const { sandbox } = await import('@lending-desk/sandbox');
  return sandbox;
}
