import { mayOpenLoan, type Viewer } from '@lending-desk/domain/access';
import { instantOfEpochMs } from '@lending-desk/domain/calendar';
import { type CallParsed, type CallWire, contract, toWireRupees } from '@lending-desk/domain/contract';
import {
  type DecisionDraft,
  decisionPayload,
  draftOfDecision,
  emptyDraft,
  underwritingConfigSchema,
  validateDecision,
} from '@lending-desk/domain/decision';
import { messages, refusals } from '@lending-desk/domain/errors';
import { isApprovalStatus, tatSeconds, transitionVerdict, turnAroundDays } from '@lending-desk/domain/loan';
import { aWireConfig, anUnassignedWireLoan, type aWireLoanDetail } from '@lending-desk/domain/testing';
import * as v from 'valibot';
import { staff } from '../../fixtures/staff';
import { type Answer, answering, Refused } from './answering';
import type { SignInDesk } from './desk';
import { noteMentions } from './mentions';

type WireLoan = ReturnType<typeof anUnassignedWireLoan>;
type Decision = CallParsed<typeof contract.decision.process>;

/** The moment of every journey. */
const now = new Date('2026-11-21T06:30:00.000Z');
const config = aWireConfig();

/** What the credit desk stores. */
export interface CreditDesk extends SignInDesk {
  /** The loans, newest first, as the loan call answers them. */
  readonly loans: WireLoan[];
  /** What is answered beside each loan; nothing unless it is given. */
  readonly beside?: Omit<ReturnType<typeof aWireLoanDetail>, 'data'>;
}

const applicants = [
  [482194, 'Kavya Raghunathan', '2026-11-21T04:12:00.000Z', 150_000],
  [482193, 'Arjun Deshmukh', '2026-11-21T03:05:00.000Z', 85_000],
  [482192, 'Nazia Begum', '2026-11-20T11:40:00.000Z', 240_000],
  [482191, 'Devika Nambiar', '2026-11-20T09:20:00.000Z', 60_000],
  [482190, 'Harpreet Gill', '2026-11-19T05:12:33.000Z', 125_000],
] as const;

/** A credit desk with five applications; the third belongs to another underwriter. */
export function creditDesk(): CreditDesk {
  const loans = applicants.map(([loanId, fullName, startedOn, amountApplied]) => {
    const loan = anUnassignedWireLoan({
      loanId,
      idString: `5b7d9f00-0000-4000-8000-000000${loanId}`,
      userLoanIds: [loanId],
      startedOn,
      amountApplied,
      turnAroundDays: turnAroundDays(tatSeconds({ startedOn: new Date(startedOn), decidedAt: null }, now)),
      userEnteredName: fullName,
    });
    const [firstName = '', lastName = ''] = fullName.split(' ');
    loan['personalDetails'] = { ...fieldsOf(loan['personalDetails']), fullName, firstName, lastName };
    return loan;
  });
  const third = loans[2];
  if (third) third.underWriter = whoIs(staff.otherUnderwriter);
  const people = [staff.underwriter, staff.otherUnderwriter, staff.creditAdmin, staff.creditViewer];
  return { people, sessions: new Map(), loans };
}

const whoIs = ({ idString, fullName }: Viewer) => ({ idString, fullName });

const fieldsOf = (section: unknown): Record<string, unknown> =>
  typeof section === 'object' && section !== null ? { ...section } : {};

const statusOf = (loan: WireLoan) => loan.loanDetails?.approvalStatus ?? '';

function loanAt({ loans }: CreditDesk, ref: string): WireLoan {
  const loan = loans.find(({ loanId, idString }) => String(loanId) === ref || idString === ref);
  if (!loan) throw new Refused(404, refusals.loanNotFound);
  return loan;
}

/** The loan, if this person may open it [CR-007]. */
function openLoan(desk: CreditDesk, viewer: Viewer, ref: string): WireLoan {
  const loan = loanAt(desk, ref);
  const underwriterId = loan.underWriter?.idString;
  const opening = mayOpenLoan({
    desk: 'credit',
    viewer: { id: viewer.idString, roles: viewer.roles },
    underwriterId,
    approvalStatus: statusOf(loan),
  });
  if (opening === 'refused')
    throw new Refused(403, messages.loan.notAssignedToYou, { underWriterName: loan.underWriter?.fullName });
  return loan;
}

/** The others who may open a loan. */
const colleaguesOf = ({ people }: CreditDesk, { idString }: Viewer, loan: WireLoan): readonly Viewer[] =>
  people.filter(
    ({ idString: id, roles }) =>
      id !== idString &&
      mayOpenLoan({
        desk: 'credit',
        viewer: { id, roles },
        underwriterId: loan.underWriter?.idString,
        approvalStatus: statusOf(loan),
      }) !== 'refused',
  );

/** Decides a loan by the rules of the domain, or refuses [CR-194, CR-195]. */
function decide(
  desk: CreditDesk,
  viewer: Viewer,
  input: Decision,
): CallWire<typeof contract.decision.process> {
  const loan = openLoan(desk, viewer, input.loanId);
  if (input.version !== undefined && input.version !== loan.version) {
    const by = fieldsOf(loan.underWriterRemarks)['underWriterName'];
    throw new Refused(409, refusals.loanChanged(typeof by === 'string' ? by : null), { data: loan });
  }
  const from = statusOf(loan);
  if (!isApprovalStatus(from)) throw new Refused(409, messages.loan.statusUnknown(from));
  const actor = { roles: viewer.roles, isAssignee: loan.underWriter?.idString === viewer.idString };
  const verdict = transitionVerdict(from, input.caseStatus, { ...actor, hasChangeReason: true });
  if (!verdict.allowed) throw new Refused(409, verdict.message);
  const draft = draftOfDecision(input);
  const faults = validateDecision(draft, { from, actor, config: v.parse(underwritingConfigSchema, config) });
  if (Object.keys(faults).length > 0) throw new Refused(422, Object.values(faults).join('. '));

  const rupees = (amount: Parameters<typeof toWireRupees>[0] | null) =>
    amount === null ? null : toWireRupees(amount);
  loan.version = (loan.version ?? 0) + 1;
  loan.loanDetails = {
    ...loan.loanDetails,
    approvalStatus: input.caseStatus,
    rejectionReasons: [...draft.rejectionReasons],
    inActiveReasons: [...draft.inActiveReasons],
    holdCategory: draft.holdCategory || null,
    creditTags: [...draft.creditTags],
  };
  loan.requiredActions = [...draft.holdReasons];
  loan.customerIntuition = { goodIntuition: [...draft.goodIntuition], badIntuition: [...draft.badIntuition] };
  loan.approvalDetails = {
    maxEmi: rupees(input.maxEmi),
    interestRate: input.interestRate,
    processingFeeRate: input.processingFeeRate,
    maximumEligibleAmount: rupees(input.maxAmount),
    months: input.months,
  };
  loan.emiDay = input.emiDate;
  loan.underWriterRemarks = {
    ...loan.underWriterRemarks,
    deviation: input.deviation || null,
    underWriterName: viewer.fullName,
  };
  return { data: { status: input.caseStatus, version: loan.version } };
}

function rowOf(loan: WireLoan): CallWire<typeof contract.loan.list>['data'][number] {
  const startedOn = new Date(String(loan.startedOn));
  return {
    id: loan.idString,
    loanId: loan.loanId,
    date: startedOn.toISOString(),
    tat: tatSeconds({ startedOn, decidedAt: null }, now),
    loanAmount: loan.amountApplied ?? 0,
    status: statusOf(loan),
    underWriterName: loan.underWriter?.fullName ?? null,
    underWriterId: loan.underWriter?.idString ?? null,
    jupiterDecision: 'APPROVE',
    jupiterScore: 742,
  };
}

/** What the credit desk's pages ask for. */
export const creditAnswers: readonly Answer<CreditDesk>[] = [
  answering(contract.loan.list, (desk: CreditDesk, viewer, input) => {
    const shown = desk.loans
      .map(rowOf)
      .filter(
        row =>
          (input.status === undefined || row.status === input.status) &&
          (input.loanId === undefined || String(row.loanId) === input.loanId) &&
          (input.owner !== 'mine' || row.underWriterId === viewer.idString) &&
          (input.owner !== 'unassigned' || row.underWriterId === null),
      );
    const first = (input.page - 1) * input.count;
    return { data: shown.slice(first, first + input.count), total: shown.length };
  }),
  answering(contract.loan.assign, (desk: CreditDesk, viewer, { loanId }) => {
    const loan = loanAt(desk, loanId);
    const holder = loan.underWriter;
    if (holder && holder.idString !== viewer.idString) throw new Refused(403, messages.loan.notAssignedToYou);
    if (!holder) {
      loan.underWriter = whoIs(viewer);
      loan.version = (loan.version ?? 0) + 1;
    }
    const { idString, fullName } = viewer;
    return { data: { underWriterId: idString, underWriterName: fullName, version: loan.version ?? 0 } };
  }),
  answering(contract.loan.read, (desk: CreditDesk, viewer, { id }) => ({
    data: {
      data: openLoan(desk, viewer, id),
      engine: null,
      ruleEngineResultAvailable: false,
      callRecordings: [],
      feedbacks: null,
      ...desk.beside,
    },
  })),
  answering(contract.calls.agentDetails, () => ({ data: { agentDetails: null } })),
  answering(contract.decision.config, () => ({ data: config })),
  answering(contract.decision.process, decide),
  answering(contract.comments.save, (desk: CreditDesk, viewer, { id, comment }) => {
    const loan = openLoan(desk, viewer, id);
    const written = loan.underWriterRemarks?.comments ?? [];
    const comments = [
      ...written,
      { id: `c${written.length + 1}`, createdOn: now.toISOString(), comment, author: viewer.fullName },
    ];
    loan.underWriterRemarks = { ...loan.underWriterRemarks, comments };
    const mention = {
      loanId: loan.loanId,
      desk: 'credit' as const,
      customer: String(fieldsOf(loan['personalDetails'])['fullName']),
      author: viewer.fullName,
      comment,
      at: instantOfEpochMs(now.getTime()),
    };
    noteMentions(desk, { mention, people: colleaguesOf(desk, viewer, loan) });
    return { data: { comments } };
  }),
  answering(contract.mentions.colleagues, (desk: CreditDesk, viewer, { loanId }) => ({
    data: {
      colleagues: colleaguesOf(desk, viewer, openLoan(desk, viewer, loanId)).map(
        ({ idString, fullName, roles }) => ({ idString, fullName, roles: [...roles] }),
      ),
    },
  })),
];

/** The same person decides the loan in another window, by the same rules. */
export function decideElsewhere(
  desk: CreditDesk,
  viewer: Viewer,
  loanId: number,
  decision: Partial<DecisionDraft>,
): void {
  const payload = decisionPayload({ ...emptyDraft, ...decision });
  const body = v.parse(contract.decision.process.body.schema, payload);
  decide(desk, viewer, { loanId: String(loanId), ...body });
}
