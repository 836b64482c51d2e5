import type { LoanDetail } from '@lending-desk/domain';

/** What a tab's name carries beside it: how much is in it, and whether it wants a look. */
type TabMark = { readonly counter: number; readonly counterTone?: 'flag' };

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Counters of the tabs, from what the open loan holds anyway. A tab with nothing in it has none. */
export function tabCounters({
  raw,
  engine,
  callRecordings,
  feedbacks,
}: LoanDetail): ReadonlyMap<string, TabMark> {
  const { csFeedback, collectionsFeedbacks } = fieldsOf(feedbacks);
  const duplicates = raised(fieldsOf(fieldsOf(engine)['dedupeRuleEngine']));
  const fired = raised(fieldsOf(fieldsOf(engine)['ruleEngine']));
  const marks: readonly (readonly [string, TabMark])[] = [
    ['dedupe', { counter: duplicates, counterTone: 'flag' }],
    ['Docs', { counter: lengthOf(raw['bankStatements']) + lengthOf(raw['additionalDocuments']) }],
    ['rules', { counter: fired, counterTone: 'flag' }],
    ['PD', { counter: lengthOf(raw['creditPdFeedback']) }],
    ['Calls', { counter: lengthOf(callRecordings) }],
    ['Intel', { counter: lengthOf(csFeedback) + lengthOf(collectionsFeedbacks) }],
  ];
  return new Map(marks.filter(([, mark]) => mark.counter > 0));
}

/** How many rules say anything but APPROVE. */
function raised(rules: Readonly<Record<string, unknown>>): number {
  return Object.values(rules).filter(rule => {
    const { ruleResult } = fieldsOf(rule);
    return ruleResult === 'FLAG' || ruleResult === 'REJECT';
  }).length;
}
