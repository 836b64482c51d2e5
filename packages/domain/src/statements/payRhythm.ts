import { type BusinessDate, datePartsOf, dayMs, daysInMonth, epochDayOf } from '../calendar/businessDate';

/** The rhythm of salary payments. */
export type PayRhythm = {
  /** The day of the month it is due, 1 to 31; 31 is the last day. */
  readonly day: number;
  /** Months in which it came on that day, on the working day before a weekend, or within two days of it. */
  readonly hits: number;
  /** Months from the first to the last payment, both included. */
  readonly months: number;
  /** The share that fits, 0 to 1: of the credits, or of the months if there are more. */
  readonly share: number;
};

const tolerance = 2;

/** The pay day of a month: moved to the Friday before if it is on a weekend. */
function payDay(monthCount: number, day: number): number {
  const [year, month] = [Math.floor(monthCount / 12), (monthCount % 12) + 1];
  const due = Date.UTC(year, month - 1, Math.min(day, daysInMonth(year, month))) / dayMs;
  // 1970-01-01 was a Thursday: 0 is Monday here.
  const weekday = (((due + 3) % 7) + 7) % 7;
  return due - Math.max(0, weekday - 4);
}

/** Finds the day of the month that fits the most credits; in a tie the one closest to them.
 *  @returns null for fewer than two credits, or more than three a month, which are not a salary */
export function payRhythm(dates: readonly BusinessDate[]): PayRhythm | null {
  const days = dates.map(date => {
    const { year, month } = datePartsOf(date);
    return { day: epochDayOf(date), month: year * 12 + month - 1 };
  });
  const counts = days.map(one => one.month);
  const [from, to] = [Math.min(...counts), Math.max(...counts)];
  if (days.length < 2 || days.length > 3 * (to - from + 1)) return null;
  let best: (PayRhythm & { readonly off: number }) | null = null;
  for (let due = 1; due <= 31; due += 1) {
    const cycles = new Set<number>();
    let off = 0;
    for (const { day, month } of days) {
      // The pay of 1 August comes on the last of July when August begins on a weekend.
      for (const cycle of [month - 1, month, month + 1]) {
        const distance = Math.abs(day - payDay(cycle, due));
        if (distance > tolerance || cycles.has(cycle)) continue;
        cycles.add(cycle);
        off += distance;
        break;
      }
    }
    if (cycles.size < 2) continue;
    const months = Math.max(...cycles) - Math.min(...cycles) + 1;
    const hits = cycles.size;
    const share = hits / Math.max(months, days.length);
    if (!best || share > best.share || (share === best.share && off < best.off)) {
      best = { day: due, hits, months, share, off };
    }
  }
  return best && { day: best.day, hits: best.hits, months: best.months, share: best.share };
}
