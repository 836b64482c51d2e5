import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { type SupportDesk, supportAnswers, supportDesk } from './desk/support';
import { between, loanId } from './SupportEditSaving.cases';
import { pausesOfALostAnswer, theProduct } from './theProduct';

const sourceAnswers = [
  answering(contract.loan.enumValues, () => ({ data: { enums: { loanSource: ['ORGANIC', 'PARTNER'] } } })),
  answering(contract.loan.saveSource, (desk: SupportDesk, _viewer, { loanId: ref, loanSource }) => {
    const loan = desk.loans.find(one => String(one.loanId) === ref);
    if (loan?.loanDetails) Object.assign(loan.loanDetails, { loanSource });
    return { data: { loanSource } };
  }),
  ...supportAnswers,
];
const source = theProduct(() => inMemoryServer(supportDesk(), sourceAnswers), {
  address: `/loan-management/loans/${loanId}?tab=source`,
  as: staff.support,
});

/** Support saves an edit whose answer does not arrive, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Edit',
  tags: ['!autodocs'],
  ...source.story,
  parameters: { ...source.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheAnswerOfALoanSourceIsLost: Story = {
  play: async ({ step, userEvent }) => {
    const keys = between(async (asked, send) => {
      if (asked === 1) await send();
      return new Response(null, { status: 504 });
    }, '/update-loan-source');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Loan source' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Partner' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await source.elapse(...pausesOfALostAnswer);
    await step('it is asked for by its key', async () => {
      await waitFor(() => expect(keys).toEqual([keys[0], keys[0], keys[0], keys[0]]));
    });
    await step('the loan is read again, and what it has is shown as saved', async () => {
      await expect(await screen.findByText('Updated')).toBeVisible();
      await expect(screen.queryByText('Loan source was not saved.')).toBeNull();
      await expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};
