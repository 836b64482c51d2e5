import { messages } from '@lending-desk/domain';
import { bureausOf } from '../bureau/bureausOf';
import { type CallContext, Refused } from '../http/verb';
import { telephonyOf } from './telephony/telephonyOf';

/** What people call a provider. */
export const providerNames = { telephony: 'Ozonetel', equifax: 'Equifax', cibil: 'CIBIL' } as const;

export type ProviderKind = keyof typeof providerNames;

/** The refusal of what only a provider could do that this server has none of. */
export function notConfiguredRefusal(kind: ProviderKind): Refused {
  return new Refused(503, messages.providers.notConfigured(providerNames[kind]));
}

/** The providers this server cannot ask, by name: their buttons are off and say so. */
export function notConfigured(context: Pick<CallContext, 'config' | 'sandbox'>): string[] {
  const there = { telephony: telephonyOf(context), ...bureausOf(context) };
  const kinds: readonly ProviderKind[] = ['telephony', 'equifax', 'cibil'];
  return kinds.filter(kind => there[kind] === null).map(kind => providerNames[kind]);
}
