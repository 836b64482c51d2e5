import type { contract } from '@lending-desk/domain/contract';
import { singleSignOnMessages } from '@lending-desk/domain/singleSignOn';
import type { ServerConfig } from '../config';
import { Refused, type Verb } from '../http/verb';
import { bindingOf, newFlow } from './flow';
import { signInAddress } from './provider';
import type { SingleSignOnSettings } from './settings';

/** @throws Refused 404 when single sign-on is not configured */
export function demandSettings({ singleSignOn }: ServerConfig): SingleSignOnSettings {
  if (!singleSignOn) throw new Refused(404, singleSignOnMessages.notConfigured);
  return singleSignOn;
}

/** Where to sign in at the lender's provider. Stores nothing: state, nonce and verifier are derived from the flow. */
export const begin: Verb<typeof contract.singleSignOn.begin> = async ({ config, now }) => {
  const settings = demandSettings(config);
  const flow = newFlow(config.signingSecret, now);
  const address = await signInAddress(settings, bindingOf(flow, config.signingSecret));
  return { data: { address, flow } };
};
