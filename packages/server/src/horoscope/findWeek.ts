import type { CallWire, contract } from '@lending-desk/domain/contract';
import { emptyWeek, wirePredictionsOf } from '@lending-desk/domain/horoscope';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { horoscopeWeek } from './table';

export type WireWeek = CallWire<typeof contract.horoscope.read>['data'];

/** The stored week in wire shape; version 0 and empty texts while nobody has saved it. */
export async function findWeek(db: Database | Transaction, date: string): Promise<WireWeek> {
  const [row] = await db.select().from(horoscopeWeek).where(eq(horoscopeWeek.date, date));
  if (!row) {
    return { date, version: 0, predictions: wirePredictionsOf(emptyWeek), savedBy: null, savedOn: null };
  }
  const { version, predictions, savedByName, savedOn } = row;
  return { date, version, predictions, savedBy: savedByName, savedOn: savedOn.toISOString() };
}
