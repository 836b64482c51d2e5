/** The zodiac signs in their order, as the wire spells them [HO-004]. */
export const signs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type Sign = (typeof signs)[number];

/** What is predicted for each sign [HO-005]. */
export const categories = ['Love and Relationship', 'Career and Money', 'Health'] as const;
export type Category = (typeof categories)[number];

/** 'aries' → 'Aries'. */
export const signName = (sign: Sign): string => `${sign.charAt(0).toUpperCase()}${sign.slice(1)}`;
