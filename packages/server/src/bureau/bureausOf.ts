import type { CallContext } from '../http/verb';
import type { Bureaus } from '../providers/bureau/bureau';

/** The bureaus this server uses: the sandbox in a demonstration, otherwise none yet. A made-up report must
 *  never reach a real loan. */
export function bureausOf({ config, sandbox }: Pick<CallContext, 'config' | 'sandbox'>): Bureaus {
  return sandbox?.bureaus(config.bureauSandboxSeconds) ?? { equifax: null, cibil: null };
}

export type BureausOf = (context: Pick<CallContext, 'config' | 'sandbox'>) => Bureaus;
