import type { ServerConfig } from '../config';
import type { Bureaus } from '../providers/bureau/bureau';
import { sandboxBureaus } from '../providers/bureau/sandbox';

/** The bureaus this server asks: in a demonstration the sandbox, else none yet. An invented report never gets into a
 *  real loan. */
export function bureausOf(config: Pick<ServerConfig, 'demo' | 'bureauSandboxSeconds'>): Bureaus {
  return config.demo ? sandboxBureaus(config.bureauSandboxSeconds) : { equifax: null, cibil: null };
}
