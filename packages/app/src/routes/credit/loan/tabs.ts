import { checkTally, dedupeOutcomes, type RuleOutcome, ruleOutcomes } from '@lending-desk/domain/engine';
import type { SectionState } from '@lending-desk/domain/loan';
import type { LoanTab, TabMark } from '../../../loan/registry';
import type * as Compared from './tabs/compared';
import type * as Others from './tabs/others';

/** A tab of `tabs/others`. */
const other = (name: keyof typeof Others) => async () => ({
  Tab: (await import('./tabs/others'))[name],
});

/** A tab of `tabs/compared`. */
const compared = (name: keyof typeof Compared) => async () => ({
  Tab: (await import('./tabs/compared'))[name],
});

/** The tabs of a loan at the credit desk, in the documented order and under the documented names [CR-016]. */
export const creditTabs: readonly LoanTab[] = [
  { value: 'profile', label: 'Profile', code: () => import('./tabs/profile') },
  {
    value: 'dedupe',
    label: 'Dedupe',
    code: other('Dedupe'),
    counter: ({ detail }) => checkMark(dedupeOutcomes(detail)),
  },
  { value: 'perfios', label: 'Perfios', code: () => import('./tabs/perfios'), data: ['statement'] },
  {
    value: 'Docs',
    label: 'Docs',
    code: other('Docs'),
    data: ['kyc'],
    counter: ({ detail: { raw } }) => count(raw['bankStatements'], raw['additionalDocuments']),
  },
  {
    value: 'equifax',
    label: 'Equifax',
    code: compared('Equifax'),
    data: ['bureau'],
    counter: ({ detail }) => ({
      counter: usable(fieldsOf(detail.raw['equifaxFetch'])['score']) || scoreOf(ruleOutcomes(detail)),
    }),
  },
  { value: 'kyc', label: 'KYC', code: compared('Kyc'), data: ['kyc', 'statement', 'bureau'] },
  {
    value: 'kycNew',
    label: 'KYC New',
    code: compared('KycNew'),
    data: ['kyc', 'statement', 'bureau'],
    counterRoom: true,
    counter: ({ kycDifferences = 0 }) => ({ counter: kycDifferences, counterTone: 'flag' }),
  },
  { value: 'Details', label: 'Details', code: other('Details'), data: ['kyc'] },
  { value: 'CIBIL', label: 'CIBIL', code: compared('Cibil'), data: ['bureau'] },
  {
    value: 'rules',
    label: 'Rules',
    code: other('Rules'),
    counter: ({ detail }) => checkMark(ruleOutcomes(detail)),
  },
  {
    value: 'PD',
    label: 'PD',
    code: other('Pd'),
    counter: ({ detail }) => count(detail.raw['creditPdFeedback']),
  },
  {
    value: 'Calls',
    label: 'Calls',
    code: other('Calls'),
    counter: ({ detail }) => count(detail.callRecordings),
  },
  {
    value: 'Intel',
    label: 'Intel',
    code: other('Intel'),
    counter: ({ detail }) => {
      const { csFeedback, collectionsFeedbacks } = fieldsOf(detail.feedbacks);
      return count(csFeedback, collectionsFeedbacks);
    },
  },
];

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The total length of some lists; anything that is not a list counts as 0. */
function count(...lists: readonly unknown[]): TabMark {
  return { counter: lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0) };
}

/** Rules that were run and raise nothing are clear. */
function checkMark(rules: Parameters<typeof checkTally>[0]): TabMark {
  const tally = checkTally(rules);
  return tally?.clear
    ? { dot: 'approve', dotLabel: 'clear' }
    : { counter: tally?.raised ?? 0, counterTone: 'flag' };
}

/** A score from 300 to 900; 0 for none. */
function usable(value: unknown): number {
  const score = Number(value);
  return score >= 300 && score <= 900 ? score : 0;
}

/** The score the rules judged, for a loan whose report came with it. The report itself stays where it is until its
 *  tab opens. */
function scoreOf(rules: SectionState<readonly RuleOutcome[]>): number {
  const judged =
    rules.state === 'ready' ? rules.value.find(({ name }) => name === 'BUREAU_SCORE') : undefined;
  return usable(judged?.value);
}
