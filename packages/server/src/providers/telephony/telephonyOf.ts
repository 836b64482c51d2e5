import type { ServerConfig } from '../../config';
import { ozonetel } from './ozonetel';
import { ozonetelHttp } from './ozonetelHttp';
import { sandboxTelephony } from './sandbox';
import type { Telephony } from './telephony';

export type TelephonyOf = (
  config: Pick<ServerConfig, 'demo' | 'ozonetelUrl' | 'telephonyKey'>,
) => Telephony | null;

/** Who places the calls of this server: the account it was given, else in a demonstration the sandbox, else nobody. */
export const telephonyOf: TelephonyOf = ({ demo, ozonetelUrl, telephonyKey }) => {
  if (ozonetelUrl !== null && telephonyKey !== null) {
    return ozonetel('ozonetel', ozonetelHttp({ url: ozonetelUrl, key: telephonyKey }));
  }
  return demo ? sandboxTelephony : null;
};
