import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { searchLoans } from './acts';
import { dialog, loanId, proceed, stored, supportProduct, typeEmail } from './SupportDesk.cases';

const { story, desk, expectSent } = supportProduct();

/** A customer calls: support finds the loan and corrects a detail, in the real app over a desk in memory. Every page
 *  can be clicked. */
const meta = {
  title: 'Journeys/Customer Support/Desk',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheSearchToASavedField: Story = {
  parameters: {
    covers: [
      'SH-063.c',
      'CS-002.a',
      'CS-016.a',
      'CS-030.b',
      'CS-099.a',
      'CS-099.c',
      'CS-100.a',
      'CS-100.b',
      'CS-065.a',
      'CS-066.b',
      'CS-067.b',
      'SH-066.e',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('Search can be submitted once its type and its text are filled in', async () => {
      await screen.findByRole('form', { name: 'Search' });
      await expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    });
    await step('The phone number, in any spelling, alone finds the loans of the customer', async () => {
      await searchLoans({ userEvent }, 'Mobile Number', '+91 90000-43214');
      const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
      await expect(await found.findAllByRole('row', { name: /Kavya Raghunathan/ })).toHaveLength(2);
      await expect(found.queryByRole('row', { name: /Arjun Deshmukh/ })).toBeNull();
      await expect(screen.getByRole('searchbox', { name: 'Search text' })).toHaveValue('+91 90000-43214');
    });
    await step('A click on a row opens the loan, which may be put back into review', async () => {
      await userEvent.click(screen.getByRole('row', { name: new RegExp(String(loanId)) }));
      await expect(await screen.findByRole('heading', { name: 'Kavya Raghunathan', level: 1 })).toBeVisible();
      await expect(location.pathname).toBe(`/loan-management/loans/${loanId}`);
      // It is on hold.
      await expect(screen.getByRole('button', { name: 'In Review' })).not.toHaveAttribute('aria-disabled');
      const main = within(screen.getByRole('navigation', { name: 'Main' }));
      await waitFor(() =>
        expect(main.getByRole('link', { name: 'Customer Search' })).toHaveAttribute('aria-current', 'page'),
      );
    });
    await step('found by a search, it has no next one in the list', async () => {
      await userEvent.keyboard('j');
      await waitFor(() => expect(screen.getByText('No other loan of the list')).toBeVisible());
    });
    await step('What is changed in the Edit dialog is collected beside it, old and new', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Edit details/ }));
      await typeEmail({ userEvent }, 'kavya.new@mail.example');
      const changes = within(await screen.findByRole('region', { name: 'Personal changes' }));
      await expect(changes.getByText('kavya.new@mail.example')).toBeVisible();
      await expect(changes.getByText('kavya.r@mail.example')).toBeVisible();
      await expect(screen.queryByRole('region', { name: 'Professional changes' })).toBeNull();
      await expect(stored(desk(), 'email')).toBe('kavya.r@mail.example');
      await expectSent(contract.applicant.personal);
    });
    await step(
      "Proceed saves the personal details, and 'Modified Personal Details Saved' is shown",
      async () => {
        await userEvent.click(proceed());
        await expect(await screen.findByText('Modified Personal Details Saved')).toBeVisible();
        await expect(stored(desk(), 'email')).toBe('kavya.new@mail.example');
      },
    );
    await step('of the groups without a change no call is made and no outcome shown', async () => {
      await expectSent(contract.applicant.professional);
      await expectSent(contract.applicant.financial);
      await expect(screen.queryByText('Modified Professional Details Saved')).toBeNull();
      await expect(screen.queryByText('Modified Financial Details Saved')).toBeNull();
    });
    await step('The loan shows what was saved', async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
      const person = within(await screen.findByRole('region', { name: 'Personal Details' }));
      await expect(await person.findByText('kavya.new@mail.example')).toBeVisible();
    });
    await step('Back at the search, the loans are those of after that', async () => {
      const search = {
        to: 'POST /api/v1/customer-service/search-loan',
        body: { phone: '9000043214' },
      };
      await expectSent(contract.loan.search, search);
      history.back();
      await screen.findByRole('grid', { name: 'Loans found' });
      await expectSent(contract.loan.search, search);
    });
  },
};
