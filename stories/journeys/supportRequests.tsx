import type { Viewer } from '@lending-desk/domain/access';
import { fieldsOf, isObject, type JsonObject, listOf } from '@lending-desk/domain/loose';
import { contract } from '@lending-desk/domain/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { type Answer, answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { everyDialogHasItsPlace, type SupportDesk, supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

export const loanId = 482190;
export const ofLoan = (desk: SupportDesk): SupportDesk['loans'][number] => {
  const loan = desk.loans.find(one => one.loanId === loanId);
  if (!loan) throw new Error('The desk has no such loan');
  return loan;
};

/** The same desk, its loan on hold, without consent, and with two feedbacks. */
export function onHold(): SupportDesk {
  const desk = everyDialogHasItsPlace(supportDesk());
  const loan = ofLoan(desk);
  const professional = loan['professionalDetails'];
  loan['professionalDetails'] = { ...(isObject(professional) && professional), microFinanceConsentAt: null };
  const early = { createdOn: '2026-11-20T09:40:00.000Z', userName: staff.superUser.fullName };
  loan['feedbacks'] = {
    csFeedback: [
      {
        ...early,
        id: 'of-another',
        userIdString: staff.support.idString,
        feedback: 'Asked for the pages.',
      },
      {
        ...early,
        id: 'own',
        userIdString: staff.superUser.idString,
        feedback: 'Will send the August page.',
      },
    ],
  };
  // Rated by another person of the same name.
  const recordings = desk.recordings.map(call => ({
    ...call,
    ratings: (listOf(call['ratings']) ?? []).map(rating => ({
      ...fieldsOf(rating),
      username: staff.superUser.fullName,
      feedback: 'Clear from the start',
    })),
  }));
  return { ...desk, recordings };
}

const written = {
  createdOn: '2026-11-21T06:31:00.000Z',
  userName: staff.superUser.fullName,
  userIdString: staff.superUser.idString,
};
const feedbacks = {
  data: { feedbacks: { csFeedback: [{ ...written, id: 'new', feedback: 'To close early' }] } },
};
export const statementOf = (name: string): JsonObject => ({
  fileId: name,
  password: '',
  file: { key: `statements/${name}`, presignedUrl: null },
  processed: false,
  active: true,
  perfiosInstitutionId: null,
  processingError: null,
});
/** What readings of the loan wait for. */
export const reading: { until: Promise<unknown> } = { until: Promise.resolve() };

export const answers = [
  ...supportAnswers
    .filter(({ call }) => call.name === contract.loan.readForSupport.name)
    .map(
      ({ call, run }): Answer<SupportDesk> => ({
        call,
        run: async (...asked) => {
          await reading.until;
          return run(...asked);
        },
      }),
    ),
  answering(contract.applicant.consent, () => ({})),
  // Another status than the one that was asked for.
  answering(contract.loan.moveToReview, () => ({ data: { approvalStatus: 'PENDING' as const } })),
  answering(contract.feedback.add, () => feedbacks),
  answering(contract.feedback.edit, () => feedbacks),
  answering(
    contract.calls.rateForSupport,
    (desk: SupportDesk, viewer, { loanId: _loan, callRecordingId: _call, ...given }) => ({
      data: {
        status: 'Feedback saved',
        callRecordings: desk.recordings.map(call => ({
          ...call,
          ratings: [
            ...(listOf(call['ratings']) ?? []),
            {
              ...given,
              rating: 3,
              username: viewer.fullName,
              userIdString: viewer.idString,
              createdOn: written.createdOn,
            },
          ],
        })),
      },
    }),
  ),
  answering(contract.calls.uploadRecording, () => ({})),
  answering(contract.loan.reveal, (_desk: SupportDesk, _viewer, { field }) => ({
    data: { value: `plain ${field}` },
  })),
  answering(contract.files.reveal, () => ({
    data: { presignedUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
  })),
  answering(contract.mentions.colleagues, () => ({ data: { colleagues: [] } })),
  answering(contract.statements.institutions, () => ({
    data: {
      institutions: [
        { id: '20', name: 'HDFC Bank, India' },
        { id: '31', name: 'Axis Bank, India' },
      ],
    },
  })),
  answering(contract.statements.settings, () => ({})),
  answering(contract.statements.institution, (_desk: SupportDesk, _viewer, { institutionId }) => ({
    ...(institutionId === '20' && { status: 500, message: 'This bank is not read' }),
    data: { loan: { bankStatements: [statementOf('september.pdf')] } },
  })),
  answering(contract.statements.process, () => ({
    data: { bankStatements: [statementOf('october.pdf')], runId: 'run-1' },
  })),
  answering(contract.statements.upload, () => ({})),
  answering(contract.statements.remove, () => ({})),
  answering(contract.kyc.verifyOffline, (_desk: SupportDesk, _viewer, { shareCode }) => ({
    data:
      shareCode === '4Q7z'
        ? { code: 200, xmlVerify: true, message: 'The document is signed and was not changed' }
        : { code: 422, xmlVerify: false, message: 'The signature is of another document' },
  })),
  answering(contract.loan.enumValues, () => ({
    data: { enums: { loanSource: ['PARTNER', 'ORGANIC', 'AGENT'] } },
  })),
  // Another source than the one that was sent.
  answering(contract.loan.saveSource, (_desk, _viewer, { loanSource }) => ({
    data: { loanSource: loanSource === 'ORGANIC' ? 'PARTNER' : 'AGENT' },
  })),
  answering(contract.followUp.read, () => ({
    data: { version: 6, dueOn: '2026-11-24', note: 'Ask for the slip', setBy: 'Naveen R', setOn: null },
  })),
  answering(contract.followUp.save, (_desk: SupportDesk, { fullName }, { dueOn, note, version }) => ({
    data: { version: version + 1, dueOn, note, setBy: fullName, setOn: '2026-11-21T06:31:00.000Z' },
  })),
  answering(contract.followUp.done, (_desk: SupportDesk, _viewer, { version }) => ({
    data: { version: version + 1, dueOn: null, note: '', setBy: null, setOn: null },
  })),
  ...supportAnswers,
];

/** @param own  what is answered otherwise */
export const at = (tab: string, as: Viewer = staff.superUser, own: readonly Answer<SupportDesk>[] = []) =>
  theProduct(() => inMemoryServer(onHold(), [...own, ...answers]), {
    address: `/loan-management/loans/${loanId}${tab === '' ? '' : `?tab=${tab}`}`,
    as,
    at: new Date('2026-11-21T06:30:00.000Z'),
  });
export const open = at('');

/** A passing notice is drawn in. */
export const says = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const read = (sections: string) => ({
  to: `GET /api/v1/customer-service/get-loan-details/${loanId}?sections=${sections}`,
});

/** Puts every loan of the desk into a state, and reads the loan again. */
export async function inState(
  { desk }: Pick<typeof open, 'desk'>,
  loanDetails: { readonly approvalStatus?: string; readonly applicationStatus?: string },
  { userEvent }: Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'userEvent'>,
) {
  for (const loan of desk().loans) loan.loanDetails = { ...loan.loanDetails, ...loanDetails };
  await userEvent.keyboard('r');
}
