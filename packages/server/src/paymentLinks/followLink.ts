import { nextAsking } from '@lending-desk/domain/paymentLinks';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { declareJob, type Job, jobOf } from '../jobs/declareJob';
import { announce } from '../live/announce';
import { askProvider } from '../providers/askProvider';
import type { PaymentLinksOf } from '../providers/paymentLinks/paymentLinksOf';
import { type LinkRow } from './linkRows';
import { putOutcome } from './putOutcome';
import { paymentLink } from './table';

const minuteMs = 60_000;
const askLimitMs = 10_000;

export const followLinkJob = declareJob({
  kind: 'paymentLinks.follow',
  payload: v.object({ linkId: v.string() }),
  attempts: 10,
  quietSeconds: 30,
  atOnce: 4,
  backOff: { firstSeconds: 30, mostSeconds: 600 },
});

/** When the provider is asked next for a link without a known outcome; null after the last time.
 *  @source M42 */
export function askAgainAt({ createdAt }: Pick<LinkRow, 'createdAt'>, now: Date): Date | null {
  const minutes = nextAsking((now.getTime() - createdAt.getTime()) / minuteMs);
  return minutes === null ? null : new Date(createdAt.getTime() + minutes * minuteMs);
}

/** Asks the provider by our reference for a link whose creation has no known outcome: it makes none, so that the
 *  customer is never asked twice. After the last time without one it was not created. */
export const followLinkBy = (providerOf: PaymentLinksOf): Job =>
  jobOf(followLinkJob, {
    run: async ({ db, config, sandbox, now, signal }, { linkId }) => {
      const [link] = await db.select().from(paymentLink).where(eq(paymentLink.id, linkId));
      if (link?.status !== 'unknown') return 'done';
      const provider = providerOf({ config, sandbox });
      // Asked when there is an account again.
      if (provider?.provider !== link.provider) return { again: new Date(now().getTime() + 60 * minuteMs) };
      const found = await askProvider(db, 'paymentLinks', () => provider.find(link.reference), {
        now: now(),
        ms: askLimitMs,
        ends: signal,
      });
      const again = found ? null : askAgainAt(link, now());
      if (again !== null) return { again };
      await inTransaction(db, async tx => {
        await putOutcome(tx, link, found ?? 'not created');
        await announce(tx, link.loanId, 'repayment');
      });
      return 'done';
    },
  });
