import { type FieldParts, horoscopeFields, type HoroscopeWeek, weekOf } from './week';

/** A text that somebody changed since the week was opened. */
export type WeekChange = FieldParts & {
  readonly original: string;
  readonly mine: string;
  readonly theirs: string;
  /** Both changed it, to different texts. */
  readonly conflicts: boolean;
  /** Only the other side changed it. */
  readonly onlyTheirs: boolean;
};

/** A three-way comparison of a week, text by text, for two editors at once: as it was opened, mine, and as it is
 *  stored now. */
export function compareWeeks(
  original: HoroscopeWeek,
  mine: HoroscopeWeek,
  theirs: HoroscopeWeek,
): readonly WeekChange[] {
  return horoscopeFields.flatMap(({ field, sign, category }): WeekChange[] => {
    const was = original[sign][category];
    const my = mine[sign][category];
    const their = theirs[sign][category];
    const [byMe, byThem] = [my !== was, their !== was];
    if (!byMe && !byThem) return [];
    const conflicts = byMe && byThem && my !== their;
    return [{ field, sign, category, original: was, mine: my, theirs: their, conflicts, onlyTheirs: !byMe }];
  });
}

/** My week with their text in the named fields. */
export const mergeWeeks = (
  mine: HoroscopeWeek,
  theirs: HoroscopeWeek,
  fields: readonly string[],
): HoroscopeWeek =>
  weekOf((sign, category) => (fields.includes(`${sign}/${category}`) ? theirs : mine)[sign][category]);
