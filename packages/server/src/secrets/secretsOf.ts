import type { ServerConfig } from '../config';

/** The current secret and the previous ones. Only the current one signs, and only its signatures are accepted;
 *  the others merely open what was sealed with them, so that a leaked secret can be replaced for good. */
export type Secrets = readonly [present: string, ...previous: string[]];

export function secretsOf(config: Pick<ServerConfig, 'signingSecret' | 'previousSecrets'>): Secrets {
  return [config.signingSecret, ...config.previousSecrets];
}
