import type { CallContext } from '../http/verb';
import type { Bureaus } from '../providers/bureau/bureau';

/** The bureaus this server asks: in a demonstration the sandbox, else none yet. An invented report never gets into a
 *  real loan. */
export function bureausOf({ config, sandbox }: Pick<CallContext, 'config' | 'sandbox'>): Bureaus {
  return sandbox?.bureaus(config.bureauSandboxSeconds) ?? { equifax: null, cibil: null };
}

export type BureausOf = (context: Pick<CallContext, 'config' | 'sandbox'>) => Bureaus;
