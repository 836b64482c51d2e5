import {
  applicantMessages,
  fieldsOfBody,
  overtakenFields,
  stateList,
  storedValues,
  withChanges,
} from '@lending-desk/domain/applicant';
import { type CallWire, contract } from '@lending-desk/domain/contract';
import { refusals } from '@lending-desk/domain/errors';
import { approvalStatuses } from '@lending-desk/domain/loan';
import { isObject, type JsonObject, textAt } from '@lending-desk/domain/loose';
import { aWireLoan } from '@lending-desk/domain/testing';
import { aDocument, reported } from '../../fixtures/kycWire';
import { staff } from '../../fixtures/staff';
import { type Answer, answering, Refused } from './answering';
import type { SignInDesk } from './desk';

type WireLoan = ReturnType<typeof aWireLoan>;

/** What the support desk stores. */
export interface SupportDesk extends SignInDesk {
  /** The loans, newest first, as the loan call answers them. */
  readonly loans: WireLoan[];
  /** The calls of every loan, as the loan call answers them. */
  readonly recordings: readonly JsonObject[];
}

const applicants = [
  [482194, 'Kavya Raghunathan', '9000043214', '2026-11-21T04:12:00.000Z', 150_000],
  [482193, 'Arjun Deshmukh', '9000043215', '2026-11-21T03:05:00.000Z', 85_000],
  [482190, 'Kavya Raghunathan', '9000043214', '2026-11-19T05:12:33.000Z', 125_000],
] as const;

/** A support desk with three loans, two of them of the same customer. */
export function supportDesk(): SupportDesk {
  const loans = applicants.map(([loanId, fullName, primaryPhoneNumber, startedOn, amountApplied]) => {
    const loan = aWireLoan({
      loanId,
      idString: `5b7d9f00-0000-4000-8000-000000${loanId}`,
      userLoanIds: [loanId],
      startedOn,
      amountApplied,
    });
    loan['personalDetails'] = { ...sectionOf(loan, 'personalDetails'), fullName, primaryPhoneNumber };
    return loan;
  });
  return { people: [staff.support], sessions: new Map(), loans, recordings: [] };
}

export const ratedCall = {
  idString: 'call-1',
  callRecordingResponse: {
    StartTime: '2026-11-20 16:12:00',
    Duration: '00:03:10',
    Status: 'Answered',
    Type: 'manual',
    AudioFile: '',
    AgentName: 'Sana Iyerwala',
  },
  ratings: [
    {
      rating: 5,
      feedback: '',
      username: 'Devika Nair',
      createdOn: '2026-11-20T11:00:00.000Z',
      userIdString: 'reviewer-1',
      agentGreetings: 'HIGH_ENERGY',
      agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
      agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
      agentConnectBack: 'ALL_OPTION',
      agentEndConversation: 'ONLY_GREETED',
    },
  ],
};

const refusedStatement = {
  fileId: 'august',
  password: '',
  file: { key: 'statements/august.pdf', presignedUrl: null },
  processed: false,
  active: true,
  perfiosInstitutionId: null,
  processingError: {
    error: { details: [{ message: 'The password given for the file is not correct.' }] },
  },
};

/** The same desk, each loan with something in every tab that opens a dialog: a photo, a statement in error, a rated
 *  call, and a feedback of the super user. */
export function everyDialogHasItsPlace(desk: SupportDesk): SupportDesk {
  for (const loan of desk.loans) {
    loan['kycDocuments'] = { pan: aDocument('ZZXPR1000Z', 'cfe3d4', {}) };
    loan['bankStatements'] = [refusedStatement];
    loan['feedbacks'] = {
      csFeedback: [
        {
          createdOn: '2026-11-20T09:40:00.000Z',
          userName: staff.superUser.fullName,
          userIdString: staff.superUser.idString,
          feedback: 'Will send the August page.',
        },
      ],
    };
  }
  return { ...desk, people: [staff.superUser], recordings: [ratedCall] };
}

function sectionOf(loan: WireLoan, name: string): JsonObject {
  const section = loan[name];
  return isObject(section) ? section : {};
}

function loanAt({ loans }: SupportDesk, ref: string): WireLoan {
  const loan = loans.find(({ loanId, idString }) => String(loanId) === ref || idString === ref);
  if (!loan) throw new Refused(404, refusals.loanNotFound);
  return loan;
}

/** A loan as the lists answer it.
 *  @param at  its place in the list, from 0 */
export function rowOf(
  loan: WireLoan,
  at: number,
): CallWire<typeof contract.loan.search>['data']['loans'][number] {
  const person = sectionOf(loan, 'personalDetails');
  const approvalStatus = loan.loanDetails?.approvalStatus ?? '';
  return {
    index: at + 1,
    loanId: loan.loanId,
    startedOn: String(loan.startedOn),
    fullName: textAt(person, 'fullName'),
    monthlyIncome: null,
    loanAmount: loan.amountApplied ?? 0,
    applicationStatus: textAt(loan, 'applicationStatus'),
    approvalStatus,
    personalDetails: null,
    loanDetails: null,
    amountApplied: loan.amountApplied ?? 0,
  };
}

/** Saves the personal details by the rules of the domain, or refuses what somebody else has changed [CS-108]. */
function savePersonal(
  desk: SupportDesk,
  ref: string,
  {
    original = {},
    ...changes
  }: JsonObject & { readonly original?: Readonly<Record<string, string>> | undefined },
): void {
  const loan = loanAt(desk, ref);
  const after = withChanges(loan['personalDetails'], changes);
  const late = overtakenFields(fieldsOfBody('personal', changes), {
    original,
    stored: storedValues(loan, ['personal']),
    wanted: storedValues({ personalDetails: after }, ['personal']),
  });
  if (late.length > 0) {
    const labels = late.map(({ fullLabel }) => fullLabel);
    throw new Refused(409, applicantMessages.changedMeanwhile(labels, null));
  }
  loan['personalDetails'] = after;
}

/** What the pages of customer support ask for. */
export const supportAnswers: readonly Answer<SupportDesk>[] = [
  answering(contract.loan.listForSupport, (desk: SupportDesk) => ({
    data: { loans: desk.loans.map(rowOf), next: null },
  })),
  answering(contract.loan.search, (desk: SupportDesk, _viewer, sought) => {
    const found = desk.loans.filter(
      loan =>
        loan.loanId === sought.loanId ||
        textAt(sectionOf(loan, 'personalDetails'), 'primaryPhoneNumber') === sought.phone,
    );
    return { data: { loans: found.map(rowOf) } };
  }),
  answering(contract.loan.approvalStatuses, () => ({ data: { approvalStatuses: [...approvalStatuses] } })),
  answering(contract.loan.applicationStatuses, () => ({ data: { applicationStatuses: ['KYC_SUBMITTED'] } })),
  answering(contract.loan.readForSupport, (desk: SupportDesk, _viewer, { loanId }) => {
    const loan = loanAt(desk, loanId);
    const comments = [...(loan.underWriterRemarks?.comments ?? [])];
    return { data: { userId: null, comments, loan, recordings: [...desk.recordings] } };
  }),
  answering(contract.kyc.reported, () => ({ data: reported })),
  answering(contract.statements.institutions, () => ({
    data: { institutions: [{ id: '20', name: 'HDFC Bank, India' }] },
  })),
  answering(contract.followUp.read, () => ({
    data: { version: 0, dueOn: null, note: '', setBy: null, setOn: null },
  })),
  answering(contract.views.list, () => ({ data: { views: [] } })),
  answering(contract.applicant.states, () => ({ data: { stateList: [...stateList] } })),
  answering(contract.calls.agentDetails, () => ({ data: { agentDetails: null } })),
  answering(contract.applicant.personal, (desk: SupportDesk, _viewer, { loanId, ...changes }) => {
    savePersonal(desk, loanId, changes);
    return {};
  }),
];

/** A colleague saves a personal detail of a loan, by the same rules. */
export function editElsewhere(desk: SupportDesk, loanId: number, changes: JsonObject): void {
  savePersonal(desk, String(loanId), changes);
}
