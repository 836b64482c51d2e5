import { createHmac } from 'node:crypto';
import { instant, wallClockText } from '@lending-desk/domain/calendar';
import { readSubscription, signedTextOf } from '@lending-desk/domain/mandates';
import type { FoundMandate, Mandates } from '../providers/mandates/mandates';

interface MandateMessage {
  readonly loanId: number;
  readonly at: Date;
  /** @default 1 */
  readonly number?: number;
  /** @default 'ACTIVE' */
  readonly status?: string;
}

/** Cashfree's form about the status of a mandate, signed. */
export function signedMandateMessage(
  secret: string,
  { loanId, at, number = 1, status = 'ACTIVE' }: MandateMessage,
): string {
  const form = new URLSearchParams({
    cf_event: 'SUBSCRIPTION_STATUS_CHANGE',
    cf_subReferenceId: `${loanId}${number}`,
    cf_subscriptionId: `SUB-${loanId}-${number}`,
    cf_lastStatus: 'INITIALIZED',
    cf_status: status,
    cf_eventTime: wallClockText(instant(at.toISOString())),
  });
  form.set(
    'signature',
    createHmac('sha256', secret)
      .update(signedTextOf(form) ?? '')
      .digest('base64'),
  );
  return form.toString();
}

/** What the provider answers about a subscription. */
export function aFoundMandate(reference: string, changes: Record<string, unknown> = {}): FoundMandate {
  const raw = {
    subscription: {
      subscriptionId: reference,
      subReferenceId: 700_001,
      planId: 'PLAN-EMI',
      status: 'ACTIVE',
      customerName: 'Kavya Test',
      ...changes,
    },
  };
  const subscription = readSubscription(raw);
  if (subscription === null) throw new Error('The subscription cannot be read');
  return { subscription, raw };
}

/** A provider that finds every mandate authorised for the account of somebody else. */
export const wrongMandates: Mandates = {
  provider: 'cashfree-test',
  find: async ({ reference }) => aFoundMandate(reference, { bankAccountHolder: 'Shalini Deshpande' }),
  create: async ({ reference }) => ({ providerId: reference, authLink: `https://cfre.example/${reference}` }),
};
