import { messages } from '@lending-desk/domain/errors';
import { bureausOf } from '../bureau/bureausOf';
import { type CallContext, Refused } from '../http/verb';
import { telephonyOf } from './telephony/telephonyOf';

/** The providers' names as shown to people. */
export const providerNames = { telephony: 'Ozonetel', equifax: 'Equifax', cibil: 'CIBIL' } as const;

export type ProviderKind = keyof typeof providerNames;

/** The refusal of a call that needs a provider which is not configured. */
export function notConfiguredRefusal(kind: ProviderKind): Refused {
  return new Refused(503, messages.providers.notConfigured(providerNames[kind]));
}

/** The names of the providers that are not configured: their buttons are disabled and say so. */
export function notConfigured(context: Pick<CallContext, 'config' | 'sandbox'>): string[] {
  const there = { telephony: telephonyOf(context), ...bureausOf(context) };
  const kinds: readonly ProviderKind[] = ['telephony', 'equifax', 'cibil'];
  return kinds.filter(kind => there[kind] === null).map(kind => providerNames[kind]);
}
