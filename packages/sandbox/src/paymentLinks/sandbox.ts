import { createHash } from 'node:crypto';
import { type PaymentLinks, razorpay, type RazorpayLink } from '@lending-desk/server/ports';

/** A link of the sandbox, in the provider's fields; amounts in paise. */
export interface SandboxLink extends RazorpayLink {
  readonly id: string;
  readonly short_url: string;
  readonly status: string;
  readonly amount_paid: number;
}

const links = new Map<string, SandboxLink>();

/** Fourteen letters and digits, the same for the same text. */
export const idOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 14).toUpperCase();

/** The link of an address, also after a restart: the address says what is asked for. */
export function linkAt(id: string, address: URLSearchParams): SandboxLink | null {
  const known = [...links.values()].find(link => link.id === id);
  if (known) return known;
  const [reference, loanId] = [address.get('reference') ?? '', address.get('loan') ?? ''];
  const amount = Number(address.get('amount'));
  if (id !== `plink_${idOf(reference)}` || !Number.isSafeInteger(amount) || amount <= 0) return null;
  return made({
    amount,
    currency: 'INR',
    accept_partial: address.has('partial'),
    reference_id: reference,
    description: `Payment for loan ${loanId}`,
    customer: { name: 'Customer' },
    notify: { sms: false, email: false },
    reminder_enable: false,
    notes: { loanId },
    expire_by: 0,
  });
}

function made(link: RazorpayLink): SandboxLink {
  const id = `plink_${idOf(link.reference_id)}`;
  const address = new URLSearchParams({
    reference: link.reference_id,
    amount: String(link.amount),
    loan: link.notes['loanId'] ?? '',
    ...(link.accept_partial && { partial: 'yes' }),
  });
  return {
    ...link,
    id,
    short_url: `/sandbox/pay/${id}?${address.toString()}`,
    status: 'created',
    amount_paid: 0,
  };
}

/** Stores a link as it became. */
export function putLink(link: SandboxLink): void {
  links.set(link.reference_id, link);
}

/** Rupees that end in 13: the link is made and its answer is lost. In 14: the provider refuses. */
const lostAt = 13;
const refusedAt = 14;

/** The payment links of a demonstration: the real adapter over a simulated provider. */
export const sandboxPaymentLinks: PaymentLinks = razorpay('razorpay-sandbox', {
  create: async link => {
    const ending = Math.floor(link.amount / 100) % 100;
    if (ending === refusedAt) throw Object.assign(new Error('Refused'), { statusCode: 400 });
    const created = made(link);
    putLink(created);
    if (ending === lostAt) throw new Error('The answer was lost');
    return created;
  },
  all: async ({ reference_id }) => ({
    payment_links: [...links.values()].filter(link => link.reference_id === reference_id),
  }),
});
