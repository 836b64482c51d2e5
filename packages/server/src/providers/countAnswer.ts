import type { ProviderFault } from '@lending-desk/domain/operations';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import type { ProviderKind } from './configured';
import { providerHour } from './table';

const hourMs = 60 * 60 * 1000;

/** How a provider behaved when it was asked. */
export interface Asked {
  readonly tookMs: number;
  /** Null when it answered. */
  readonly fault: ProviderFault | null;
}

interface Counted extends Asked {
  readonly provider: ProviderKind;
  readonly at: Date;
}

/** Counts one request to a provider. One statement on one small row, so that any number of servers count together. */
export async function countAnswer(
  db: Database | Transaction,
  { provider, at, tookMs, fault }: Counted,
): Promise<void> {
  const failed = fault === null ? 0 : 1;
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
  await db
    .insert(providerHour)
    .values({ provider, hour, asked: 1, failed, lastAt: at, lastTookMs: tookMs, lastFault: fault })
    .onConflictDoUpdate({
      target: [providerHour.provider, providerHour.hour],
      set: {
        asked: sql`${providerHour.asked} + 1`,
        failed: sql`${providerHour.failed} + ${failed}`,
        lastAt: at,
        lastTookMs: tookMs,
        lastFault: fault,
      },
    });
}
