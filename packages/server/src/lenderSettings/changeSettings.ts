import { addDays } from '@lending-desk/domain/calendar';
import type { contract } from '@lending-desk/domain/contract';
import { lenderSettingsOf, settingsFault, settingsMessages } from '@lending-desk/domain/lenderSettings';
import { settingsOf } from '@lending-desk/domain/repayment';
import { desc } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { todayOf } from '../calendar/todayOf';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { readChanges, settingsAnswer } from './readSettings';
import { settingsChange } from './table';

/** Changes what the lender charges and allows from the next business date on. What is posted stays, and the rule of a
 *  day that is posted late is the one that holds on that day.
 *  @source M1 */
export const changeSettings: Verb<typeof contract.lenderSettings.change> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { now, viewer, config } = context;
    const { version, changed, reason } = input;
    if (Object.keys(changed).length === 0) throw new Refused(422, settingsMessages.nothing);
    const last = await lastOf(tx);
    if (last.version !== version) throw new Refused(409, settingsMessages.meanwhile(last.byName));
    const nextFrom = addDays(todayOf(now), 1);
    const before = lenderSettingsOf(settingsOf(await readChanges(tx))(nextFrom), config.recoveryCallsADay);
    const fault = settingsFault(before, changed);
    if (fault !== null) throw new Refused(422, fault);
    const [made] = await tx
      .insert(settingsChange)
      .values({
        version: version + 1,
        madeOn: todayOf(now),
        madeAt: now,
        byId: viewer.idString,
        byName: viewer.fullName,
        reason,
        changed,
      })
      .onConflictDoNothing()
      .returning({ version: settingsChange.version });
    // Of two at the same moment the later one waits here for the first.
    if (!made) throw new Refused(409, settingsMessages.meanwhile((await lastOf(tx)).byName));
    const changedBefore = Object.fromEntries(
      Object.entries(before).filter(([name]) => Object.hasOwn(changed, name)),
    );
    await recordAudit(tx, context, {
      action: 'lenderSettings.change',
      before: changedBefore,
      after: { ...changed, validFrom: nextFrom, reason },
    });
    return settingsAnswer({ ...context, db: tx });
  });

async function lastOf(tx: Transaction) {
  const [last] = await tx
    .select({ version: settingsChange.version, byName: settingsChange.byName })
    .from(settingsChange)
    .orderBy(desc(settingsChange.version))
    .limit(1);
  return last ?? { version: 0, byName: 'Somebody' };
}
