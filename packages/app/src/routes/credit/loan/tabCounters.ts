import type { LoanDetail } from '@lending-desk/domain';

/** What a tab's name carries beside it: how much is in it and whether it wants a look, or that its check is clear. */
type TabMark =
  | { readonly counter: number; readonly counterTone?: 'flag' }
  | { readonly dot: 'approve'; readonly dotLabel: string };

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Counters of the tabs, from what the open loan holds anyway. A tab with nothing in it has none.
 *  @param kycDifferences  values of the updated KYC that are not the declared ones, once it has been looked at */
export function tabCounters(
  { raw, engine, callRecordings, feedbacks }: LoanDetail,
  kycDifferences?: number,
): ReadonlyMap<string, TabMark> {
  const { csFeedback, collectionsFeedbacks } = fieldsOf(feedbacks);
  const rules = fieldsOf(fieldsOf(engine)['ruleEngine']);
  const marks: readonly (readonly [string, TabMark])[] = [
    ['dedupe', checkMark(fieldsOf(fieldsOf(engine)['dedupeRuleEngine']))],
    ['Docs', { counter: lengthOf(raw['bankStatements']) + lengthOf(raw['additionalDocuments']) }],
    ['equifax', { counter: scoreOf(rules) }],
    ['kycNew', { counter: kycDifferences ?? 0, counterTone: 'flag' }],
    ['rules', checkMark(rules)],
    ['PD', { counter: lengthOf(raw['creditPdFeedback']) }],
    ['Calls', { counter: lengthOf(callRecordings) }],
    ['Intel', { counter: lengthOf(csFeedback) + lengthOf(collectionsFeedbacks) }],
  ];
  return new Map(marks.filter(([, mark]) => 'dot' in mark || mark.counter > 0));
}

/** Rules that were run and raise nothing are clear. */
function checkMark(rules: Readonly<Record<string, unknown>>): TabMark {
  const counter = raised(rules);
  return counter === 0 && Object.keys(rules).length > 0
    ? { dot: 'approve', dotLabel: 'clear' }
    : { counter, counterTone: 'flag' };
}

/** The score the rules judged, 300 to 900; 0 for none. The report itself stays where it is until its tab opens. */
function scoreOf(rules: Readonly<Record<string, unknown>>): number {
  const score = Number(fieldsOf(rules['BUREAU_SCORE'])['value']);
  return score >= 300 && score <= 900 ? score : 0;
}

/** How many rules flag or reject. */
function raised(rules: Readonly<Record<string, unknown>>): number {
  return Object.values(rules).filter(rule => {
    const { ruleResult } = fieldsOf(rule);
    return ruleResult === 'FLAG' || ruleResult === 'REJECT';
  }).length;
}
