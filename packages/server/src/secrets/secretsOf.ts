import type { ServerConfig } from '../config';

/** The present secret, and those before it. Only the present one signs, and only what it signed is believed; the others
 *  open what was sealed with them and nothing else, so that a secret that got out can be replaced for good. */
export type Secrets = readonly [present: string, ...previous: string[]];

export function secretsOf(config: Pick<ServerConfig, 'signingSecret' | 'previousSecrets'>): Secrets {
  return [config.signingSecret, ...config.previousSecrets];
}
