import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openTab } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { admin, loanId, reviewer } from './desk/collections';

const { story, desk } = collectionsProduct(reviewer);
const asAdmin = collectionsProduct(admin);

/** Days at the collections desk: an overdue customer is called, pays, and is done with the loan, in the real app over a
 *  desk in memory. */
const meta = {
  title: 'Journeys/Collections/Desk',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
export const ACallThatEndsInAPromise: Story = {
  parameters: { covers: ['CO-089.b'] },
  play: async ({ step, userEvent }) => {
    await step('Sunita opens the loan: it is 45 days past due', async () => {
      await expect(await screen.findByText('45 days past due')).toBeVisible();
    });
    await step('Why? shows where the 45 days come from', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
      const drawer = within(await screen.findByRole('dialog', { name: 'Where the figures come from' }));
      await expect(await drawer.findByText(/1 Oct 2026 to 15 Nov 2026/)).toBeVisible();
    });
    await step('She calls the customer on the primary number', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
      await userEvent.click(await screen.findByRole('option', { name: /^Primary/ }));
      const call = screen.getByRole('button', { name: 'Call Customer' });
      await waitFor(() => expect(call).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(call);
      await expect(await screen.findByText('queued successfully')).toBeVisible();
    });
    await step('The customer promises Rs. 5,000 for tomorrow; she writes it into a comment', async () => {
      await openTab({ userEvent }, /^Comments/);
      await userEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Comment' }));
      await userEvent.click(dialog.getByRole('combobox', { name: /^Disposition code/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Promise to pay' }));
      await userEvent.click(dialog.getByRole('radio', { name: 'Good' }));
      await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), 'Pays tomorrow');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Promised amount/ }), '5000');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Promised for/ }), '22-11-2026');
      await expect(dialog.getByRole('textbox', { name: /^Promised amount/ })).toHaveValue('5,000');
    });
    await step('The comment stands first, and the header says what was promised', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const rows = within(screen.getByRole('grid', { name: 'Comments / Feedback' })).getAllByRole('row');
      await expect(rows[1]).toHaveTextContent(/Promise to pay.*Pays tomor/);
      await expect(await screen.findByText('Promise: Rs. 5,000 by 22 Nov 2026')).toBeVisible();
    });
    await step('Two days later nothing has come: the header says that the promise is broken', async () => {
      Object.assign(desk(), { day: '2026-11-23' });
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await expect(await screen.findByText('Promise: Rs. 5,000 by 22 Nov 2026, broken')).toBeVisible();
    });
  },
};

export const TheCustomerPays: Story = {
  ...asAdmin.story,
  parameters: { ...asAdmin.story.parameters, covers: ['CO-056.b'] },
  play: async ({ step, userEvent }) => {
    await step('The customer wants to pay today: Create Link says how much a link may ask for', async () => {
      await openTab({ userEvent }, /^Transaction History/);
      await userEvent.click(await screen.findByRole('button', { name: 'Create Link' }));
      const dialog = within(await screen.findByRole('dialog'));
      await expect(await dialog.findByText('Max Amount')).toBeVisible();
    });
    await step('A payment link over Rs. 5,000 is made and stands first in the list', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Enter Amount' }), '5000');
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const links = within(await screen.findByRole('table', { name: 'Payment links' }));
      await waitFor(() => expect(links.getAllByRole('row')[1]).toHaveTextContent('Rs. 5,000'));
    });
    await step('Two receipts have come by bank transfer; each is matched with its instalment', async () => {
      await openTab({ userEvent }, /^Amortization/);
      for (const [emi, receipt] of [
        [6, /N1$/],
        [7, /N2$/],
      ] as const) {
        await userEvent.click(await screen.findByRole('combobox', { name: `Transaction for EMI ${emi}` }));
        await userEvent.click(await screen.findByRole('option', { name: receipt }));
      }
    });
    await step('Update saves both, and the receipts are no longer free', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Update' }));
      await waitFor(() => expect(screen.getByText('Emi payment dates updated')).toBeVisible());
      await expect(screen.queryByText('Update failed')).toBeNull();
      await userEvent.click(await screen.findByRole('combobox', { name: 'Transaction for EMI 6' }));
      const mapped = await screen.findByRole('option', { name: /Allocated to EMI 6$/ });
      await expect(mapped).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const TheLoanIsClosed: Story = {
  ...asAdmin.story,
  parameters: { ...asAdmin.story.parameters, covers: ['CO-074.a', 'CO-076.d'] },
  play: async ({ step, userEvent }) => {
    await step('The customer asks what closes the loan: the page says it for today', async () => {
      await openTab({ userEvent }, /^ForeClosure/);
      await expect(
        await screen.findByRole('group', { name: 'Closure amount on 15 Nov 2026' }),
      ).toHaveTextContent('Rs. 28,722.85');
    });
    await step('and for the day of the next instalment', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next EMI, 1 Dec 2026' }));
      await expect(await screen.findByRole('group', { name: 'Closure amount on 1 Dec 2026' })).toBeVisible();
    });
    await step('The money has come: the loan is closed, which waits for a second person', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Close Loan' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Close this loan?' }));
      await userEvent.click(question.getByRole('button', { name: 'Close Loan' }));
      await expect(await screen.findByText('Closure waits for approval')).toBeVisible();
    });
    await step('Approved meanwhile, the loan has a No Dues Letter to send', async () => {
      asAdmin.desk().closedOn = '2026-11-15';
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await userEvent.click(await screen.findByRole('button', { name: 'No Dues Letter' }));
      await expect(await screen.findByText(`Saved as no-dues-${loanId}.pdf`)).toBeVisible();
    });
  },
};
