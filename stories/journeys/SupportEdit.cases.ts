import { contract } from '@lending-desk/domain/contract';
import { fieldsOf } from '@lending-desk/domain/loose';
import { screen, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

export const loanId = 482190;
const answers = [
  // Not in the order of their names, so that a list of the product's own would show.
  answering(contract.applicant.states, () => ({
    data: {
      stateList: [
        { stateName: 'Tamil Nadu', apolloStateCode: '33' },
        { stateName: 'Karnataka', apolloStateCode: '29' },
        { stateName: 'Goa', apolloStateCode: '30' },
      ],
    },
  })),
  answering(contract.applicant.professional, () => ({})),
  answering(contract.applicant.financial, () => ({})),
  answering(contract.applicant.selfie, () => ({})),
  answering(contract.applicant.pan, () => ({})),
  answering(contract.applicant.document, () => ({})),
  ...supportAnswers,
];
/** Each loan with the work address in its personal details as well, as the server answers it. */
function deskOf() {
  const desk = supportDesk();
  for (const loan of desk.loans) {
    const { workAddress } = fieldsOf(loan['professionalDetails']);
    loan['personalDetails'] = { ...fieldsOf(loan['personalDetails']), workAddress };
  }
  return desk;
}
/** A loan of customer support in the real app, whose personal details can be edited. */
export const editProduct = () =>
  theProduct(() => inMemoryServer(deskOf(), answers), {
    address: `/loan-management/loans/${loanId}`,
    as: staff.support,
  });

export const photo = (name: string) =>
  new File([new Uint8Array([255, 216, 255])], name, { type: 'image/jpeg' });
export const part = (name: string) => within(screen.getByRole('region', { name }));
export const preview = () => within(screen.getByRole('complementary', { name: 'Preview of changes' }));

export async function open({ userEvent }: Acts) {
  await userEvent.click(await screen.findByRole('button', { name: /^Edit details/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit personal details' }));
  await dialog.findByLabelText(/^Email ID/);
  await dialog.findByLabelText(/^PAN number/);
  return dialog;
}

export async function replace({ userEvent }: Acts, region: string, label: RegExp, text: string) {
  const box = part(region).getByLabelText(label);
  await userEvent.clear(box);
  await userEvent.paste(text);
}

export async function proceed({ userEvent }: Acts) {
  const dialog = within(screen.getByRole('dialog', { name: 'Edit personal details' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
  await userEvent.click(preview().getByRole('button', { name: 'Proceed' }));
}
