import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { searchLoans } from './acts';
import { loanId, supportProduct } from './SupportDesk.cases';

const { story, expectSent, refuse, hold, sentTo } = supportProduct();

/** A customer calls: support finds the loan and corrects a detail, in the real app over a desk in memory. Every page
 *  can be clicked. */
const meta = {
  title: 'Journeys/Customer Support/Desk',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyIsFound: Story = {
  parameters: { covers: ['CS-002.a', 'SH-064.b', 'SH-066.b'] },
  play: async ({ step, userEvent }) => {
    const sent = (phone: string) => ({
      to: 'POST /api/v1/customer-service/search-loan',
      body: { phone },
    });
    const nobody = () => screen.findByText('No loan has this mobile number, loan id or e-mail.');
    const box = () => screen.getByRole('searchbox', { name: 'Search text' });
    const submit = async () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await step('the key of the search is /', async () => {
      await screen.findByRole('form', { name: 'Search' });
      await userEvent.keyboard('/');
      await expect(box()).toHaveFocus();
    });
    await step('a text alone, without a type chosen, cannot be submitted', async () => {
      await userEvent.type(box(), '9876500000');
      await expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    });
    await step('A number that no loan has finds nothing, and it is said what was searched', async () => {
      await searchLoans({ userEvent }, 'Mobile Number', '9876500000');
      await expect(await nobody()).toBeVisible();
      await expect(screen.getByText('Searched by Mobile Number 9876500000')).toBeVisible();
      await expectSent(contract.loan.search, sent('9876500000'));
    });
    await step(
      'submitted again, it is searched again; one that fails is tried again by one press',
      async () => {
        refuse(contract.loan.search, 400, 'The loans are being moved');
        await submit();
        const again = await screen.findByRole('button', { name: 'Try now' });
        const give = hold(contract.loan.search);
        await userEvent.click(again);
        await waitFor(() => expect(again).not.toBeInTheDocument());
        give();
        await nobody();
        await expectSent(contract.loan.search, sent('9876500000'), sent('9876500000'));
      },
    );
    await step('Back from another search has the text of the one before in the box again', async () => {
      await userEvent.clear(box());
      await userEvent.type(box(), '9000043214');
      await submit();
      const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
      await found.findByRole('row', { name: new RegExp(String(loanId)) });
      history.back();
      await waitFor(() => expect(box()).toHaveValue('9876500000'));
      await nobody();
    });
    await step('a search by phone after one by loan id sends the phone alone', async () => {
      await searchLoans({ userEvent }, 'Loan Id', String(loanId));
      const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
      await found.findByRole('row', { name: new RegExp(String(loanId)) });
      await searchLoans({ userEvent }, 'Mobile Number', '9876500001');
      await nobody();
      await expect(
        sentTo('/search-loan')
          .map(({ body }) => body)
          .slice(-2),
      ).toEqual([{ loanId }, { phone: '9876500001' }]);
    });
    await step('The list is one press away', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show all loans' }));
      await expect(await screen.findByRole('row', { name: /Arjun Deshmukh/ })).toBeVisible();
    });
  },
};
