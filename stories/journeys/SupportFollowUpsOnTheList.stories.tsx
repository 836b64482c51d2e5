import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { open, says } from './supportRequests';

/** What each act of customer support at a loan sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  tags: ['!autodocs'],
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AFollowUpChangesTheList: Story = {
  parameters: { covers: ['XR-001.i', 'SH-056.b'] },
  play: async ({ step, userEvent }) => {
    const lookAtTheList = async () => {
      const sidebar = within(screen.getByRole('navigation', { name: /views|main|desk/i }));
      await userEvent.click(sidebar.getByRole('link', { name: 'Customer Search' }));
      await screen.findByRole('form', { name: 'Search' });
      await open.expectSent(contract.loan.listForSupport, {
        to: 'GET /api/v1/customer-service/loans?page=1&count=25',
      });
      history.back();
    };
    await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' });
    await lookAtTheList();
    await step(
      'the list, which begins with what is due, is read again after a follow-up, 25 loans a page',
      async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'Follow-up' }));
        await userEvent.click(dialog.getByRole('button', { name: 'Mark as Done' }));
        await screen.findByRole('button', { name: 'Set Follow-up' });
        await lookAtTheList();
      },
    );
  },
};

export const GoesOnWithTheFollowUps: Story = {
  play: async ({ step, userEvent }) => {
    const { desk, expectSent, sleep } = open;
    const due = { to: 'GET /api/v1/customer-service/loans?page=1&count=25&followUp=due' };
    const isAt = async (id: number) => {
      await waitFor(() => expect(location.pathname).toBe(`/loan-management/loans/${id}`));
      const name = await screen.findByRole('heading', { level: 1, name: /^(Kavya|Arjun)/ });
      await waitFor(() => expect(name.closest('header')).toHaveTextContent(`Loan ${id}`));
    };
    await screen.findByRole('tablist');
    await step('opened by its address, the loan has no next one in a list', async () => {
      await userEvent.keyboard('j');
      await says('No other loan of the list');
    });
    await step('the list of keys has those of a loan, of follow-ups too', async () => {
      await userEvent.keyboard('?');
      const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
      await expect(keys.getByText('Next follow-up that is due').closest('div')).toHaveTextContent(/U$/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('U opens the follow-up that is due longest, and J the one after it', async () => {
      await userEvent.keyboard('u');
      await isAt(482194);
      await expectSent(contract.loan.listForSupport, due);
      await userEvent.keyboard('j');
      await isAt(482193);
    });
    await step('the loan it began with is done, so it is not among those that follow', async () => {
      await userEvent.keyboard('j');
      await says('No other loan of the list');
      await isAt(482193);
    });
    await step('follow-ups that cannot be read are said, and the loan stays open', async () => {
      sleep(60_000);
      open.refuse(contract.loan.listForSupport, 400, 'The list is being made');
      await userEvent.keyboard('u');
      await says('The list is being made');
      await expectSent(contract.loan.listForSupport, due);
      await isAt(482193);
    });
    await step('where no other follow-up is due, the key for it says so', async () => {
      desk().loans.splice(0, Number.POSITIVE_INFINITY, ...desk().loans.filter(one => one.loanId === 482193));
      sleep(60_000);
      await userEvent.keyboard('u');
      await says('No other follow-up is due');
      await expectSent(contract.loan.listForSupport, due);
      await isAt(482193);
    });
  },
};
