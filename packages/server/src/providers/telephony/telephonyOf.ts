import type { ServerConfig } from '../../config';
import type { Sandbox } from '../../sandbox/sandbox';
import { ozonetel } from './ozonetel';
import { ozonetelHttp } from './ozonetelHttp';
import type { Telephony } from './telephony';

export type TelephonyOf = (context: {
  readonly config: Pick<ServerConfig, 'ozonetelUrl' | 'telephonyKey'>;
  readonly sandbox: Sandbox | null;
}) => Telephony | null;

/** The telephony provider of this server: the configured account, otherwise in a demonstration the sandbox,
 *  otherwise none. */
export const telephonyOf: TelephonyOf = ({ config: { ozonetelUrl, telephonyKey }, sandbox }) => {
  if (ozonetelUrl !== null && telephonyKey !== null) {
    return ozonetel('ozonetel', ozonetelHttp({ url: ozonetelUrl, key: telephonyKey }));
  }
  return sandbox?.telephony ?? null;
};
