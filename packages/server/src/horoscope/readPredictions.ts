import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';
import { findWeek } from './findWeek';

/** The predictions of a week. */
export const readPredictions: Verb<typeof contract.horoscope.read> = async ({ db }, { date }) => ({
  data: await findWeek(db, date),
});
