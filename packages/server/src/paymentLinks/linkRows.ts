import { type Instant, instant } from '@lending-desk/domain/calendar';
import type { CallWire, contract } from '@lending-desk/domain/contract';
import type { Paise } from '@lending-desk/domain/money';
import { askedByLinks } from '@lending-desk/domain/paymentLinks';
import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { paymentLink } from './table';

export type LinkRow = typeof paymentLink.$inferSelect;
type Wire = CallWire<typeof contract.paymentLinks.list>['data']['paymentLinks'][number];

/** The links of a loan, newest first. */
export async function linksOf(db: Database | Transaction, loanId: number): Promise<LinkRow[]> {
  return db
    .select()
    .from(paymentLink)
    .where(eq(paymentLink.loanId, loanId))
    .orderBy(desc(paymentLink.number));
}

const expireOnOf = ({ expiresAt }: Pick<LinkRow, 'expiresAt'>): Instant => instant(expiresAt.toISOString());

/** What open links of a loan still ask for together, in paise. */
export function openLinksOf(links: readonly LinkRow[], now: Date): Paise {
  return askedByLinks(
    links.map(link => ({ ...link, paymentLink: link.shortUrl, expireOn: expireOnOf(link) })),
    instant(now.toISOString()),
  );
}

export const linkOnWire = (link: LinkRow): Wire => ({
  amount: link.amount,
  amountPaid: link.amountPaid,
  paymentLink: link.shortUrl,
  reference: link.reference,
  status: link.status,
  expireOn: expireOnOf(link),
});
