import type { ServerConfig } from '../../config';
import type { Sandbox } from '../../sandbox/sandbox';
import { ozonetel } from './ozonetel';
import { ozonetelHttp } from './ozonetelHttp';
import type { Telephony } from './telephony';

export type TelephonyOf = (context: {
  readonly config: Pick<ServerConfig, 'ozonetelUrl' | 'telephonyKey'>;
  readonly sandbox: Sandbox | null;
}) => Telephony | null;

/** Who places the calls of this server: the account it was given, else in a demonstration the sandbox, else nobody. */
export const telephonyOf: TelephonyOf = ({ config: { ozonetelUrl, telephonyKey }, sandbox }) => {
  if (ozonetelUrl !== null && telephonyKey !== null) {
    return ozonetel('ozonetel', ozonetelHttp({ url: ozonetelUrl, key: telephonyKey }));
  }
  return sandbox?.telephony ?? null;
};
