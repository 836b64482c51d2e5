import { type BusinessDate, datePartsOf } from '../calendar/businessDate';

/** Whole years between a birth date and a day. */
export function ageOn(birth: BusinessDate, day: BusinessDate): number {
  const [from, to] = [datePartsOf(birth), datePartsOf(day)];
  const hadBirthday = to.month > from.month || (to.month === from.month && to.day >= from.day);
  return to.year - from.year - (hadBirthday ? 0 : 1);
}
