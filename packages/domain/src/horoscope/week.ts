import { type Category, categories, type Sign, signs } from './signs';

/** The predictions of a week: a text for each sign and category, '' where none is written. */
export type HoroscopeWeek = Readonly<Record<Sign, Readonly<Record<Category, string>>>>;

/** One of the 36 texts: 'aries/Health'. */
export type HoroscopeField = `${Sign}/${Category}`;

export type FieldParts = { readonly field: HoroscopeField; readonly sign: Sign; readonly category: Category };

/** Every field, sign by sign. */
export const horoscopeFields: readonly FieldParts[] = signs.flatMap(sign =>
  categories.map((category): FieldParts => ({ field: `${sign}/${category}`, sign, category })),
);

/** A week made of one text for each field. */
export function weekOf(textOf: (sign: Sign, category: Category) => string): HoroscopeWeek {
  const of = (sign: Sign): Record<Category, string> => ({
    'Love and Relationship': textOf(sign, 'Love and Relationship'),
    'Career and Money': textOf(sign, 'Career and Money'),
    Health: textOf(sign, 'Health'),
  });
  return {
    aries: of('aries'),
    taurus: of('taurus'),
    gemini: of('gemini'),
    cancer: of('cancer'),
    leo: of('leo'),
    virgo: of('virgo'),
    libra: of('libra'),
    scorpio: of('scorpio'),
    sagittarius: of('sagittarius'),
    capricorn: of('capricorn'),
    aquarius: of('aquarius'),
    pisces: of('pisces'),
  };
}

export const emptyWeek: HoroscopeWeek = weekOf(() => '');

export const sameWeek = (left: HoroscopeWeek, right: HoroscopeWeek): boolean =>
  horoscopeFields.every(({ sign, category }) => left[sign][category] === right[sign][category]);

/** The week with one text replaced. */
export const withPrediction = (
  week: HoroscopeWeek,
  sign: Sign,
  category: Category,
  prediction: string,
): HoroscopeWeek => ({ ...week, [sign]: { ...week[sign], [category]: prediction } });

/** How many of a sign's texts are written. */
export const writtenOf = (week: HoroscopeWeek, sign: Sign): number =>
  categories.filter(category => week[sign][category].trim() !== '').length;

/** How many of the 36 texts are written. */
export const written = (week: HoroscopeWeek): number =>
  signs.reduce((sum, sign) => sum + writtenOf(week, sign), 0);

/** The week with the other one's texts where it has none itself: nothing that is written is replaced. */
export const filledFrom = (week: HoroscopeWeek, other: HoroscopeWeek): HoroscopeWeek =>
  weekOf((sign, category) =>
    week[sign][category].trim() === '' ? other[sign][category] : week[sign][category],
  );

/** Whether a stored value is a week of this release. */
export function isHoroscopeWeek(value: unknown): value is HoroscopeWeek {
  if (typeof value !== 'object' || value === null) return false;
  const bySign = new Map<string, unknown>(Object.entries(value));
  return horoscopeFields.every(({ sign, category }) => {
    const of = bySign.get(sign);
    return (
      typeof of === 'object' &&
      of !== null &&
      typeof new Map<string, unknown>(Object.entries(of)).get(category) === 'string'
    );
  });
}
