import { type RuleOutcome, ruleLabel, valueText } from '@lending-desk/domain/engine';
import type { MatrixDifference, MatrixSource } from '@lending-desk/domain/kyc';
import { Banner } from '../../primitives/Banner';
import { attributeNames, reasonText, scoredWord, sourceNames } from '../words';

type HeadlineProps = {
  /** The difference with the lowest score; null for none. */
  worst: MatrixDifference | null;
  base: MatrixSource;
  /** The rules that do not approve an attribute. */
  doubts: readonly RuleOutcome[];
  /** What is missing, not readable, not submitted or not verified, in words: 'Voter id not submitted'. */
  open: readonly string[];
  /** How many values were compared. */
  compared: number;
};

/** What to look at first: the worst difference by name and score, then what Rules flag and what is missing. Agreement
 *  is said only where there is nothing else to say. */
export function Headline({ worst, base, doubts, open, compared }: HeadlineProps) {
  const flagged = doubts.map(rule => {
    const value = rule.fault === null ? valueText(rule.name, rule.value) : '';
    return `${ruleLabel(rule.name)}${value === '' ? '' : ` ${value}`} is not approved by Rules`;
  });
  const missing = open.length === 0 ? [] : [`Not settled: ${open.join(', ')}`];
  if (worst !== null) {
    const { attribute, source, value } = worst;
    const { comparison } = value;
    const why = comparison ? reasonText(comparison) : '';
    return (
      <Banner
        tone={comparison?.verdict === 'different' ? 'reject' : 'flag'}
        title={`${attributeNames[attribute]}, ${sourceNames[source]}: ${comparison ? scoredWord(comparison) : ''}`}
      >
        {[
          `${value.text} is compared with ${sourceNames[base]}${why === '' ? '' : `: ${why}`}`,
          ...flagged,
          ...missing,
        ].join('. ')}
        .
      </Banner>
    );
  }
  const [first, ...others] = [...flagged, ...missing];
  if (first !== undefined) {
    return (
      <Banner tone="flag" title={first}>
        {others.length > 0 ? `${others.join('. ')}.` : null}
      </Banner>
    );
  }
  return compared === 0 ? (
    <Banner tone="neutral" title="Nothing to compare" />
  ) : (
    <Banner tone="approve" title={`All ${compared} values agree with ${sourceNames[base]}`} />
  );
}
