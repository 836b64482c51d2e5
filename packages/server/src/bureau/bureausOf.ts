import type { ServerConfig } from '../config';
import type { Bureaus } from '../providers/bureau/bureau';
import { sandboxBureaus } from '../providers/bureau/sandbox';

/** The bureaux this server asks. */
export function bureausOf(config: Pick<ServerConfig, 'bureauSandboxSeconds'>): Bureaus {
  return sandboxBureaus(config.bureauSandboxSeconds);
}
