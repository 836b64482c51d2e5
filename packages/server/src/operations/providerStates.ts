import type { CallWire, contract } from '@lending-desk/domain/contract';
import { desc, gt, sql } from 'drizzle-orm';
import type { CallContext } from '../http/verb';
import { providerKinds, providerNames, providersInUse } from '../providers/configured';
import { providerHour } from '../providers/table';

type Wire = CallWire<typeof contract.operations.read>['data']['providers'][number];

const dayMs = 24 * 60 * 60 * 1000;

function standingOf(provider: string | null): Wire['standing'] {
  if (provider === null) return 'notConfigured';
  return provider.endsWith('-sandbox') ? 'sandbox' : 'configured';
}

/** Each provider: whether it is configured, its last answer, and how many requests of a day got none. Counted by the
 *  hour, so the day is up to an hour short. */
export async function providerStates(
  context: Pick<CallContext, 'db' | 'config' | 'sandbox' | 'now'>,
): Promise<Wire[]> {
  const { db, now } = context;
  const newest = await db
    .selectDistinctOn([providerHour.provider])
    .from(providerHour)
    .orderBy(providerHour.provider, desc(providerHour.hour));
  const day = await db
    .select({
      provider: providerHour.provider,
      asked: sql<number>`sum(${providerHour.asked})::int`,
      failed: sql<number>`sum(${providerHour.failed})::int`,
    })
    .from(providerHour)
    .where(gt(providerHour.hour, new Date(now.getTime() - dayMs)))
    .groupBy(providerHour.provider);
  const inUse = providersInUse(context);
  return providerKinds.map(kind => {
    const last = newest.find(row => row.provider === kind);
    const { asked, failed } = day.find(row => row.provider === kind) ?? { asked: 0, failed: 0 };
    return {
      name: providerNames[kind],
      standing: standingOf(inUse[kind]),
      last: last ? { at: last.lastAt.toISOString(), tookMs: last.lastTookMs, fault: last.lastFault } : null,
      asked,
      failed,
    };
  });
}
