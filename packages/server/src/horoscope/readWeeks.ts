import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';
import { horoscopeWeek } from './table';

/** The weeks that are saved: one row a week since the first. */
export const readWeeks: Verb<typeof contract.horoscope.weeks> = async ({ db }) => {
  const rows = await db.select({ date: horoscopeWeek.date }).from(horoscopeWeek).orderBy(horoscopeWeek.date);
  return { data: { weeks: rows.map(({ date }) => date) } };
};
