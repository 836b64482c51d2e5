import type { EngineResult } from './engineResult';
import { formatRupees } from '../money/display';
import { parseRupees } from '../money/paise';
import { judgeValue, placeOf } from './judgeValue';
import type { RuleOutcome } from './outcomes';
import { engineResultLabels } from './resultLabels';
import { type RuleEntry, type RuleLimit, type RuleUnit, ruleEntry } from './ruleBook';

/** Shown for an undocumented rule. */
export const noDescription = 'No description on record';

/** One limit of a rule, and how the value compares. */
export type LimitLine = {
  readonly result: RuleLimit['result'];
  /** 'below 23 years', '5 or more'. */
  readonly limit: string;
  /** '23 is exactly the limit: in'; null without a value to compare. */
  readonly comparison: string | null;
  /** Whether the limit excludes it; null without a value to compare. */
  readonly out: boolean | null;
};

export type RuleExplanation = {
  readonly label: string;
  /** The rule's description, or 'No description on record'. */
  readonly text: string;
  readonly source: string | null;
  /** The value as people read it: '49 years', 'Rs. 69,000'; unchanged for an unknown rule, '' for none. */
  readonly value: string;
  readonly limits: readonly LimitLine[];
  /** When the documented limits give another result than the engine: both results, and which one counts. */
  readonly disagreement: string | null;
};

const number = /^-?\d+(\.\d+)?$/;

/** Explains a rule's result: its description, the value, a comparison with each limit in words, and the source.
 *  For a value equal to a limit it says whether it is in or out. The engine's result counts; a disagreement with
 *  the documented limits is stated.
 *  @param outcome  of a known rule with a numeric value; anything else is shown unchanged, without a comparison
 *  @source beyond the documents 5; CR-049 */
export function explainRule({ name, verdict, value }: RuleOutcome): RuleExplanation {
  const entry = ruleEntry(name);
  if (!entry) {
    return {
      label: name,
      text: noDescription,
      source: null,
      value: rawText(value),
      limits: [],
      disagreement: null,
    };
  }
  const figure = figureOf(value);
  const expected = figure === null ? null : judgeValue(entry, figure);
  return {
    label: entry.label,
    text: entry.text,
    source: entry.source,
    value: valueText(name, value),
    limits: entry.limits.map(limit => limitLine(entry, limit, figure)),
    disagreement: disagreementOf(verdict.result, expected),
  };
}

/** The value of a rule as people read it: with its unit when the rule is known and the value is a number. */
export function valueText(name: string, value: unknown): string {
  const unit = ruleEntry(name)?.unit;
  const figure = figureOf(value);
  return unit && figure !== null ? withUnit(figure, unit) : rawText(value);
}

function figureOf(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return number.test(text) ? Number(text) : null;
}

function rawText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

function bare(figure: number, unit: RuleUnit | null): string {
  if (unit === 'percent') return `${figure}%`;
  const amount = unit === 'rupees' ? parseRupees(String(figure)) : null;
  return amount === null ? String(figure) : formatRupees(amount, { paise: amount % 100 !== 0 });
}

function withUnit(figure: number, unit: RuleUnit | null): string {
  return unit === 'years' ? `${figure} ${figure === 1 ? 'year' : 'years'}` : bare(figure, unit);
}

const sides = {
  below: limit => `below ${limit}`,
  above: limit => `above ${limit}`,
  atLeast: limit => `${limit} or more`,
} as const satisfies Record<RuleLimit['side'], (limit: string) => string>;

function limitLine({ unit }: RuleEntry, limit: RuleLimit, figure: number | null): LimitLine {
  const labels = { result: limit.result, limit: sides[limit.side](withUnit(limit.limit, unit)) };
  if (figure === null) return { ...labels, comparison: null, out: null };
  const { place, out } = placeOf(figure, limit);
  const where = place === 'at' ? 'exactly the limit' : `${place} the limit of ${bare(limit.limit, unit)}`;
  return { ...labels, comparison: `${bare(figure, unit)} is ${where}: ${out ? 'out' : 'in'}`, out };
}

function disagreementOf(said: EngineResult | null, expected: EngineResult | null): string | null {
  if (said === null || expected === null || said === expected) return null;
  const [engine, book] = [engineResultLabels[said], engineResultLabels[expected]];
  return `The engine says ${engine}; by the limits on record this value comes to ${book}. The engine’s result stands.`;
}
