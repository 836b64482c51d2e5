import { readCibil } from '../bureau/cibilModel';
import { readEquifax } from '../bureau/equifaxModel';
import { formatDateTime } from '../calendar/format';
import { epochMsOf, type Instant } from '../calendar/instant';
import { dayOfMonth } from '../calendar/ordinal';
import { decisionFieldNames, draftOfLoan } from '../decision/draft';
import { decisionReadout } from '../decision/readout';
import { explainRule } from '../engine/explainRule';
import { ruleOutcomes } from '../engine/outcomes';
import { engineResultLabels } from '../engine/resultLabels';
import { readKyc } from '../kyc/readKyc';
import { settledDocuments } from '../kyc/settledDocuments';
import { doubtedAttributes } from '../kyc/worstDifference';
import { type LoanDetail, readSection } from '../loan/schema';
import { approvalStatusLabel } from '../status/statuses';
import { formatRupees } from '../money/display';
import type { Paise } from '../money/paise';
import { percent } from '../money/rate';
import { quoteLoan } from '../repayment/quote';
import { paperMessages } from './messages';
import type { Paper, PaperLine, PaperSection } from './paper';

/** What somebody did with the loan: an action of the audit in words. */
export type MemoAct = { readonly at: Instant; readonly by: string; readonly action: string };

/** The decision a memo is about. */
export type MemoDecision = { readonly at: Instant; readonly by: string };

const exactly = (amount: Paise) => formatRupees(amount, { paise: true });
const line = (label: string, value: string | null | undefined): PaperLine[] =>
  value ? [{ label, value }] : [];
const amountLine = (label: string, amount: Paise | null | undefined): PaperLine[] =>
  line(label, amount === null || amount === undefined ? null : exactly(amount));
const section = (heading: string, lines: readonly PaperLine[]): PaperSection[] =>
  lines.length > 0 ? [{ heading, lines }] : [];

/** The decision memo: what was decided and on what, the figures worked out again from the stored inputs. Of the notes
 *  those written until the decision; a later one was not known to it.
 *  @param detail  as the reader may see it
 *  @param acts  until the decision, oldest first
 *  @returns why there is none, in words, for a loan that is not decided
 *  @source beyond, second list 12 */
export function decisionMemo(
  detail: LoanDetail,
  decided: MemoDecision | null,
  acts: readonly MemoAct[],
): Paper | string {
  const { core } = detail;
  if (decided === null) return paperMessages.notDecided;
  const personal = readSection(detail.raw, 'personalDetails');
  const name = personal.state === 'ready' ? personal.value.fullName : null;
  return {
    title: 'Decision memo',
    fileName: `decision-memo-${core.loanId}.pdf`,
    about: [
      ...line('Customer', name),
      { label: 'Loan', value: String(core.loanId) },
      { label: 'Applied for', value: exactly(core.amountApplied) },
      { label: 'Decision', value: approvalStatusLabel(core.status) },
      { label: 'Decided by', value: decided.by },
      { label: 'Decided on', value: formatDateTime(decided.at) },
    ],
    amounts: [],
    sections: [
      ...section('Decision', decisionLines(detail)),
      ...section('Key facts, worked out again', keyFacts(detail)),
      ...section('FOIR, worked out again', foirLines(detail)),
      ...section('Rules', ruleLines(detail)),
      ...section('Sources', sourceLines(detail)),
      ...section('Who saw and did what before', actLines(acts)),
      ...section(
        'Notes',
        core.comments
          .filter(({ createdOn }) => epochMsOf(createdOn) <= epochMsOf(decided.at))
          .map(({ author, createdOn, comment }) => ({
            label: [author, formatDateTime(createdOn)].filter(Boolean).join(', '),
            value: comment,
          })),
      ),
    ],
    sentences: [],
  };
}

/** The fields of the form that say why; the terms stand among the key facts. */
function decisionLines({ core }: LoanDetail): PaperLine[] {
  const draft = draftOfLoan(core);
  const asked = [
    'rejectionReasons',
    'inActiveReasons',
    'holdReasons',
    'holdCategory',
    'deviation',
    'creditTags',
    'goodIntuition',
    'badIntuition',
    'riskBucket',
    'industryType',
  ] as const;
  return [
    ...asked.flatMap(field => line(decisionFieldNames[field], [draft[field]].flat().join(', '))),
    ...line(decisionFieldNames.emiDate, draft.emiDate && dayOfMonth(Number(draft.emiDate))),
    ...line(decisionFieldNames.changeReason, core.changeReason),
  ];
}

/** What the terms cost the customer, with the working of the APR. */
function keyFacts({ core: { approval } }: LoanDetail): PaperLine[] {
  const { maxAmount = null, interestRate = null, months = null, processingFeeRate = null } = approval ?? {};
  if (!maxAmount || interestRate === null || !months) return [];
  const quote = quoteLoan({
    principal: maxAmount,
    yearlyRate: percent(interestRate),
    months,
    processingFeeRate: percent(processingFeeRate ?? 0),
  });
  const last = quote.schedule.at(-1)?.amount ?? quote.emi;
  return [
    { label: 'Sanctioned amount', value: exactly(maxAmount) },
    { label: 'Tenure', value: `${months} months` },
    { label: 'Interest rate', value: `${interestRate} % a year, reducing balance` },
    { label: 'Processing fee', value: `${exactly(quote.processingFee)} (${processingFeeRate ?? 0} %)` },
    { label: 'GST on the fee', value: exactly(quote.gst) },
    { label: 'Paid out', value: exactly(quote.netDisbursed) },
    {
      label: 'Instalments',
      value: `${months - 1} of ${exactly(quote.emi)}, the last ${exactly(last)}`,
    },
    { label: 'Interest in all', value: exactly(quote.totalInterest) },
    { label: 'Repaid in all', value: exactly(quote.totalRepayment) },
    {
      label: 'APR',
      value:
        quote.apr === null
          ? 'Not defined'
          : `${quote.apr.toFixed(2)} %: twelve times the monthly rate, ${(quote.apr / 12).toFixed(2)} %, at which the instalments are worth what is paid out`,
    },
  ];
}

function foirLines({ core }: LoanDetail): PaperLine[] {
  const { evaluation } = core;
  const { foirNow, foirAfter } = decisionReadout(draftOfLoan(core));
  const shown = (foir: number | null) => foir !== null && `${foir.toFixed(2)} %`;
  const entered = evaluation?.computedFoir ?? null;
  const differs = entered !== null && entered !== foirNow && entered !== foirAfter;
  return [
    ...amountLine('Salary', evaluation?.computedSalary),
    ...amountLine('Obligations', evaluation?.computedObligations),
    ...line('Obligations by salary', shown(foirNow) || null),
    ...line('With the EMI', shown(foirAfter) || null),
    ...line('As entered', entered === null ? null : `${entered} %${differs ? ', another figure' : ''}`),
  ];
}

function ruleLines(detail: LoanDetail): PaperLine[] {
  const rules = ruleOutcomes(detail);
  if (rules.state !== 'ready') return [];
  return rules.value.map(rule => {
    const { label, value, disagreement } = explainRule(rule);
    const result = rule.verdict.result === null ? 'Not readable' : engineResultLabels[rule.verdict.result];
    return {
      label,
      value: [[result, value].filter(Boolean).join(': '), disagreement].filter(Boolean).join('. '),
    };
  });
}

const documentStates = {
  verified: 'Verified',
  notVerified: 'Not verified',
  notCounted: 'Not counted',
  notSubmitted: 'Not submitted',
  unreadable: 'Not readable',
  toCheck: 'To check',
} as const;

function sourceLines(detail: LoanDetail): PaperLine[] {
  const { raw, core } = detail;
  const part = { state: 'ready', raw } as const;
  const rules = ruleOutcomes(detail);
  const doubts = doubtedAttributes(rules.state === 'ready' ? rules.value : []);
  const facts = readKyc({ core: raw, gps: core.gps }, raw, { statement: part, bureau: part });
  const equifax = readEquifax(raw).outcome;
  const cibil = readCibil(raw).report;
  return [
    ...settledDocuments(facts, doubts).map(({ document, state, detail: more }) => ({
      label: document,
      value: [documentStates[state], more].filter(Boolean).join(', '),
    })),
    {
      label: 'Equifax',
      value:
        equifax.state === 'ready' && equifax.value.kind === 'report'
          ? `Score ${equifax.value.report.score.raw ?? 'none'}`
          : 'No report',
    },
    {
      label: 'CIBIL',
      value: cibil.state === 'ready' ? `Score ${cibil.value.score.raw ?? 'none'}` : 'No report',
    },
  ];
}

/** Each person with what they did, how often and when last. */
function actLines(acts: readonly MemoAct[]): PaperLine[] {
  const done = new Map<string, { times: number; last: Instant }>();
  for (const { by, action, at } of acts) {
    const label = `${by}: ${action}`;
    done.set(label, { times: (done.get(label)?.times ?? 0) + 1, last: at });
  }
  return [...done].map(([label, { times, last }]) => ({
    label,
    value: `${times > 1 ? `${times} times, last ` : ''}${formatDateTime(last)}`,
  }));
}
