import { addDays } from '@lending-desk/domain/calendar';
import type { CallWire, contract } from '@lending-desk/domain/contract';
import { ledgerSettingsOf, lenderSettingsOf } from '@lending-desk/domain/lenderSettings';
import { type SettingsChange, settingsOf } from '@lending-desk/domain/repayment';
import { asc } from 'drizzle-orm';
import { todayOf } from '../calendar/todayOf';
import type { Database, Transaction } from '../db/client';
import type { CallContext, Verb } from '../http/verb';
import { settingsChange } from './table';

type Answer = CallWire<typeof contract.lenderSettings.read>;
const most = 100;

/** Every change of the settings, oldest first, as the rules take it: see `settingsOf`. */
export async function readChanges(db: Database | Transaction): Promise<SettingsChange[]> {
  const rows = await db
    .select({ madeOn: settingsChange.madeOn, changed: settingsChange.changed })
    .from(settingsChange)
    .orderBy(asc(settingsChange.version));
  return rows.map(({ madeOn, changed }) => ({ madeOn, settings: ledgerSettingsOf(changed) }));
}

/** What the settings page shows. */
export async function settingsAnswer({
  db,
  now,
  config,
}: Pick<CallContext, 'db' | 'now' | 'config'>): Promise<Answer> {
  const rows = await db.select().from(settingsChange).orderBy(asc(settingsChange.version));
  const on = settingsOf(rows.map(({ madeOn, changed }) => ({ madeOn, settings: ledgerSettingsOf(changed) })));
  const today = todayOf(now);
  const nextFrom = addDays(today, 1);
  return {
    data: {
      today,
      settings: lenderSettingsOf(on(today), config.recoveryCallsADay),
      next: lenderSettingsOf(on(nextFrom), config.recoveryCallsADay),
      nextFrom,
      version: rows.at(-1)?.version ?? 0,
      changes: rows
        .slice(-most)
        .toReversed()
        .map(({ version, madeOn, madeAt, byName, reason, changed }) => ({
          version,
          madeOn,
          madeAt: madeAt.toISOString(),
          validFrom: addDays(madeOn, 1),
          by: byName,
          reason,
          changed,
        })),
    },
  };
}

/** Reads the settings of today and of the next business date, and every change. */
export const readSettings: Verb<typeof contract.lenderSettings.read> = async context =>
  settingsAnswer(context);
