import { messages } from '@lending-desk/domain/errors';
import { offlineKycName } from '@lending-desk/domain/kyc';
import { bureausOf } from '../bureau/bureausOf';
import { type CallContext, Refused } from '../http/verb';
import { offlineKycCertificates } from '../kyc/checkOfflineKyc';
import { mandatesOf } from './mandates/mandatesOf';
import { paymentLinksOf } from './paymentLinks/paymentLinksOf';
import { telephonyOf } from './telephony/telephonyOf';

/** The providers' names as shown to people. */
export const providerNames = {
  telephony: 'Ozonetel',
  equifax: 'Equifax',
  cibil: 'CIBIL',
  paymentLinks: 'Razorpay',
  mandates: 'Cashfree',
} as const;

export type ProviderKind = keyof typeof providerNames;

/** The refusal of a call that needs a provider which is not configured. */
export function notConfiguredRefusal(kind: ProviderKind): Refused {
  return new Refused(503, messages.providers.notConfigured(providerNames[kind]));
}

export const providerKinds: readonly ProviderKind[] = [
  'telephony',
  'equifax',
  'cibil',
  'paymentLinks',
  'mandates',
];

/** The provider of each kind that this server uses, by its stored name: 'ozonetel', 'equifax-sandbox'. Null for one
 *  that is not configured. */
export function providersInUse(
  context: Pick<CallContext, 'config' | 'sandbox'>,
): Record<ProviderKind, string | null> {
  const { equifax, cibil } = bureausOf(context);
  return {
    telephony: telephonyOf(context)?.provider ?? null,
    equifax: equifax?.provider ?? null,
    cibil: cibil?.provider ?? null,
    paymentLinks: paymentLinksOf(context)?.provider ?? null,
    mandates: mandatesOf(context)?.provider ?? null,
  };
}

/** The names of the providers, and checks, that are not configured: their buttons are disabled and say so. */
export function notConfigured(context: Pick<CallContext, 'config' | 'sandbox'>): string[] {
  const inUse = providersInUse(context);
  const missing: string[] = providerKinds
    .filter(kind => inUse[kind] === null)
    .map(kind => providerNames[kind]);
  return offlineKycCertificates(context).length === 0 ? [...missing, offlineKycName] : missing;
}
