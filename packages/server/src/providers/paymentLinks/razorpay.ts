import { type Paise, paise } from '@lending-desk/domain/money';
import type { LinkStatus } from '@lending-desk/domain/paymentLinks';
import * as v from 'valibot';
import type { LinkRequest, MadeLink, PaymentLinks } from './paymentLinks';

/** The body of a create call, in the provider's fields; amounts in paise, times in seconds. */
export interface RazorpayLink {
  readonly amount: number;
  readonly currency: 'INR';
  readonly accept_partial: boolean;
  readonly first_min_partial_amount?: number;
  readonly reference_id: string;
  readonly description: string;
  readonly customer: { readonly name: string; readonly contact?: string; readonly email?: string };
  readonly notify: { readonly sms: boolean; readonly email: boolean };
  readonly reminder_enable: boolean;
  readonly notes: Readonly<Record<string, string>>;
  readonly expire_by: number;
}

/** The two calls of the account that are made; their answers are Razorpay's JSON. */
export interface RazorpayCalls {
  readonly create: (link: RazorpayLink) => Promise<unknown>;
  readonly all: (query: { readonly reference_id: string }) => Promise<unknown>;
}

const amount = v.pipe(
  v.number(),
  v.integer(),
  v.transform((value): Paise => paise(value)),
);

const statuses: Readonly<Record<string, LinkStatus>> = {
  created: 'created',
  issued: 'created',
  partially_paid: 'partially_paid',
  paid: 'paid',
  cancelled: 'cancelled',
  expired: 'expired',
};

const linkSchema = v.object({
  id: v.string(),
  reference_id: v.nullish(v.string(), null),
  short_url: v.string(),
  status: v.string(),
  amount_paid: v.nullish(amount, null),
});
const listSchema = v.object({ payment_links: v.array(linkSchema) });

const madeOf = ({ id, short_url, status, amount_paid }: v.InferOutput<typeof linkSchema>): MadeLink => ({
  id,
  shortUrl: short_url,
  status: statuses[status] ?? 'created',
  amountPaid: amount_paid ?? paise(0),
});

/** The provider's refusal: it answered 4xx, so that there is no link. Too many requests are none. */
const refusalSchema = v.object({ statusCode: v.pipe(v.number(), v.minValue(400), v.maxValue(499)) });
const isRefusal = (error: unknown): boolean => {
  const read = v.safeParse(refusalSchema, error);
  return read.success && read.output.statusCode !== 408;
};

function bodyOf({
  loanId,
  reference,
  amount: asked,
  firstPart,
  expiresAt,
  customer,
}: LinkRequest): RazorpayLink {
  const { name, phone, email } = customer;
  return {
    amount: asked,
    currency: 'INR',
    accept_partial: firstPart !== null,
    ...(firstPart !== null && { first_min_partial_amount: firstPart }),
    reference_id: reference,
    description: `Payment for loan ${loanId}`,
    customer: {
      name,
      ...(phone !== null && { contact: `+91${phone}` }),
      ...(email !== null && { email }),
    },
    notify: { sms: phone !== null, email: email !== null },
    reminder_enable: true,
    notes: { loanId: String(loanId) },
    expire_by: Math.floor(expiresAt.getTime() / 1000),
  };
}

/** Razorpay's payment links.
 *  @param provider  the name stored with every link
 *  @source providers: Razorpay, M42 */
export function razorpay(provider: string, { create, all }: RazorpayCalls): PaymentLinks {
  return {
    provider,
    create: async request => {
      try {
        return madeOf(v.parse(linkSchema, await create(bodyOf(request))));
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        throw error;
      }
    },
    find: async reference => {
      const { payment_links: links } = v.parse(listSchema, await all({ reference_id: reference }));
      const found = links.find(link => link.reference_id === reference);
      return found ? madeOf(found) : null;
    },
  };
}
