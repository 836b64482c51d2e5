import { textOrNull } from '../loose/loose';

export const lowestScore = 300;
export const highestScore = 900;

/** A score: `value` only within 300–900, `raw` as the bureau wrote it. */
export type BureauScore = { readonly value: number | null; readonly raw: string | null };

/** Reads '712' as well as '00742' and '000-1'. A value outside 300–900 (−1, 0) means that there is no score. */
export function bureauScore(value: unknown): BureauScore {
  const raw = textOrNull(value);
  const written = scoreNumber(raw);
  const usable = written !== null && written >= lowestScore && written <= highestScore;
  return { value: usable ? written : null, raw };
}

/** The number a bureau wrote, whether or not it is a valid score: '00742' is 742, '000-1' is −1; null for a word
 *  or a blank. */
export function scoreNumber(raw: string | null): number | null {
  const digits = raw === null ? null : /^0*(-?\d{1,4})(?:\.0+)?$/.exec(raw);
  return digits ? Number(digits[1]) : null;
}
