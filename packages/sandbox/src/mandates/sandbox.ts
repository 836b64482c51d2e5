import { cashfree, type CashfreeSubscription, type Mandates } from '@lending-desk/server/ports';
import { readMandateReference } from '@lending-desk/domain/mandates';

/** A subscription of the sandbox, in the provider's fields. */
export interface SandboxMandate {
  readonly subscriptionId: string;
  readonly subReferenceId: number;
  readonly planId: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly mode: 'NPCI_SBC';
  readonly status: string;
  readonly authLink: string;
  readonly bankAccountNumber: string;
  readonly bankAccountHolder: string;
  readonly umrn: string | null;
}

const mandates = new Map<string, SandboxMandate>();

/** Where a mandate of the sandbox is authorised. */
export const mandatePath = (reference: string): string => `/sandbox/mandate/${reference}`;

const idOf = (reference: string): number => {
  const { loanId, number } = readMandateReference(reference) ?? { loanId: 0, number: 0 };
  return loanId * 10_000 + number;
};

const made = (subscription: Omit<CashfreeSubscription, 'expiresOn'>): SandboxMandate => ({
  subscriptionId: subscription.subscriptionId,
  planId: subscription.planId,
  customerName: subscription.customerName,
  customerEmail: subscription.customerEmail,
  customerPhone: subscription.customerPhone,
  subReferenceId: idOf(subscription.subscriptionId),
  mode: 'NPCI_SBC',
  status: 'INITIALIZED',
  authLink: mandatePath(subscription.subscriptionId),
  bankAccountNumber: '',
  bankAccountHolder: '',
  umrn: null,
});

/** The mandate of an address, also of one that came with the demonstration's loans. */
export function mandateAt(reference: string): SandboxMandate | null {
  if (readMandateReference(reference) === null) return null;
  const unnamed = { customerName: '', customerEmail: '', customerPhone: '' };
  return mandates.get(reference) ?? made({ subscriptionId: reference, planId: 'PLAN-EMI', ...unnamed });
}

/** Stores a mandate as it became. */
export function putMandate(mandate: SandboxMandate): void {
  mandates.set(mandate.subscriptionId, mandate);
}

const found = (known: SandboxMandate | undefined) =>
  known ? { status: 200, body: { status: 200, subscription: known } } : { status: 404, body: null };

/** The mandates of a demonstration: the real adapter over a simulated provider. */
export const sandboxMandates: Mandates = cashfree('cashfree-sandbox', {
  byId: async providerId =>
    found([...mandates.values()].find(({ subReferenceId }) => String(subReferenceId) === providerId)),
  byReference: async reference => found(mandates.get(reference)),
  create: async subscription => {
    const mandate = made(subscription);
    putMandate(mandate);
    const { subReferenceId, authLink } = mandate;
    return { status: 200, body: { status: 200, subReferenceId, authLink, subStatus: 'INITIALIZED' } };
  },
});
