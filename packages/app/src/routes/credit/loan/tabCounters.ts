import {
  checkTally,
  dedupeOutcomes,
  type LoanDetail,
  type RuleOutcome,
  ruleOutcomes,
  type SectionState,
} from '@lending-desk/domain';

/** What a tab's name carries beside it: how much is in it and whether it wants a look, or that its check is clear. */
type TabMark =
  | { readonly counter: number; readonly counterTone?: 'flag' }
  | { readonly dot: 'approve'; readonly dotLabel: string };

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Counters of the tabs, from what the open loan holds anyway, by the rules the tabs themselves ask. A tab with nothing
 *  in it has none.
 *  @param kycDifferences  values of the updated KYC that are not the declared ones, once it has been looked at */
export function tabCounters(detail: LoanDetail, kycDifferences?: number): ReadonlyMap<string, TabMark> {
  const { raw, callRecordings, feedbacks } = detail;
  const { csFeedback, collectionsFeedbacks } = fieldsOf(feedbacks);
  const rules = ruleOutcomes(detail);
  const marks: readonly (readonly [string, TabMark])[] = [
    ['dedupe', checkMark(dedupeOutcomes(detail))],
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
function checkMark(rules: Parameters<typeof checkTally>[0]): TabMark {
  const tally = checkTally(rules);
  return tally?.clear
    ? { dot: 'approve', dotLabel: 'clear' }
    : { counter: tally?.raised ?? 0, counterTone: 'flag' };
}

/** The score the rules judged, 300 to 900; 0 for none. The report itself stays where it is until its tab opens. */
function scoreOf(rules: SectionState<readonly RuleOutcome[]>): number {
  const judged =
    rules.state === 'ready' ? rules.value.find(({ name }) => name === 'BUREAU_SCORE') : undefined;
  const score = Number(judged?.value);
  return score >= 300 && score <= 900 ? score : 0;
}
