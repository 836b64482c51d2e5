import { contract } from '@lending-desk/domain/contract';
import { screen, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { type Answer, answering } from './desk/answering';
import { type CreditDesk, creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

export const loanId = 482194;
const covered = (key: string) => ({
  key,
  presignedUrl: null,
  reveal: `ref-of-${key.replace('.', '-')}`,
});

/** The same desk, its first loan with papers that are covered, and with a customer who took a quiz. */
export function withPapers(): CreditDesk {
  const desk = creditDesk();
  const [loan] = desk.loans;
  if (loan) {
    loan['userIdString'] = 'customer-of-482194';
    loan['userLoanIds'] = [461028, loanId];
    loan['kycDocuments'] = { pan: { frontPhoto: covered('pan-front.jpg') } };
    loan['kycDetails'] = { address: { frontImage: covered('address-front.jpg') } };
    loan['bankStatements'] = ['june', 'july'].map(month => ({
      fileId: `statement-${month}`,
      password: '••••••••',
      file: covered(`${month}.pdf`),
    }));
    loan['creditPdFeedback'] = [];
  }
  return desk;
}

export const answers = [
  answering(contract.bureau.fetch, () => ({ data: { bureauFetchInitiated: true } })),
  answering(contract.bureau.cibil, () => ({
    data: { loan: { apolloCibilReport: { status: 'requested' } } },
  })),
  answering(contract.calls.call, () => ({ data: { status: 'queued successfully' } })),
  answering(contract.calls.agentDetails, () => ({
    data: { agentDetails: { agentId: '4021', agentUserName: 'meera.credit', campaignName: '' } },
  })),
  answering(contract.calls.saveAgentDetails, (_desk: CreditDesk, _viewer, agentDetails) => ({
    data: { agentDetails },
  })),
  answering(contract.documents.revealPassword, (_desk: CreditDesk, _viewer, { fileId }) => ({
    data: { password: fileId === 'statement-july' ? 'KAVY1403' : 'KAVY0607' },
  })),
  answering(contract.files.reveal, () => ({
    data: { presignedUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
  })),
  answering(contract.loan.reveal, (_desk: CreditDesk, _viewer, { field }) => ({
    data: { value: field === 'alternatePhoneNumber' ? '9000010214' : `The ${field}` },
  })),
  answering(contract.exports.applications, () => new Blob(['loanId\n482194\n482193\n'])),
  answering(contract.tags.add, (_desk: CreditDesk, _viewer, { creditTags }) => ({
    data: { creditTags: ['first-loan', 'metro', 'repeat', ...creditTags] },
  })),
  answering(contract.intel.quiz, () => ({ data: { quizResult: [] } })),
  // A colleague has saved one since the loan was read.
  answering(contract.pd.save, () => ({
    data: {
      creditPdFeedback: [
        { id: 'pd-1', contactability: 'YES' },
        { id: 'pd-2', contactability: 'NO' },
      ],
    },
  })),
  answering(contract.live.typing, () => ({})),
  ...creditAnswers,
];

/** The product at an address.
 *  @param own  answers in place of the usual ones */
export const at = (address: string, as = staff.underwriter, own: readonly Answer<CreditDesk>[] = []) =>
  theProduct(() => inMemoryServer(withPapers(), [...own, ...answers]), {
    address,
    as,
    at: new Date('2026-11-21T06:30:00.000Z'),
  });

export const queue = at('/credit/loans');

export const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));
export const row = (id: number) => screen.findByRole('row', { name: new RegExp(String(id)) });
export const read = (sections: string, id = loanId) => ({
  to: `POST /api/v1/credit-dashboard/loans/${id}?sections=${sections}`,
});
export async function choose({ userEvent }: Acts, filter: string, name: string) {
  await userEvent.click(await screen.findByRole('button', { name: filter }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
}

export const decision = async () => within(await screen.findByRole('form', { name: 'Decision' }));
export const open = at(`/credit/loans/${loanId}/`);
