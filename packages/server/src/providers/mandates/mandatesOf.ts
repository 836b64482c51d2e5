import type { ServerConfig } from '../../config';
import type { Sandbox } from '../../sandbox/sandbox';
import { cashfree } from './cashfree';
import { cashfreeHttp } from './cashfreeHttp';
import type { Mandates } from './mandates';

export type MandatesOf = (context: {
  readonly config: Pick<ServerConfig, 'cashfree'>;
  readonly sandbox: Sandbox | null;
}) => Mandates | null;

/** The provider of mandates of this server: the configured account, otherwise in a demonstration the sandbox,
 *  otherwise none. */
export const mandatesOf: MandatesOf = ({ config, sandbox }) => {
  const { account } = config.cashfree;
  if (account !== null) return cashfree('cashfree', cashfreeHttp(account));
  return sandbox?.mandates ?? null;
};
