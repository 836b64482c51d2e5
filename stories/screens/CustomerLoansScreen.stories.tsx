import { CustomerLoansScreen } from '@lending-desk/ui/screens/CustomerLoansScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { searchRows } from '../fixtures/search';

const meta = {
  title: 'Screens/Customer loans',
  component: CustomerLoansScreen,
  args: { phone: '9876543210', loans: { state: 'ready', rows: searchRows.one }, onOpen: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CustomerLoansScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoansOfACustomer: Story = {
  parameters: { covers: ['CS-013', 'CS-014'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const table = within(canvas.getByRole('grid', { name: 'Loans of the customer' }));
    await step('loanId, applicationStatus, startedOn, amountApplied, approvalStatus', async () => {
      await expect(
        table
          .getAllByRole('columnheader')
          .map(head => head.textContent)
          .slice(0, 5),
      ).toEqual(['Loan id', 'Application status', 'Started on', 'Amount applied', 'Approval status']);
    });
    await step('a row click opens its loan', async () => {
      await userEvent.click(table.getByText('482190'));
      await expect(args.onOpen).toHaveBeenCalledWith(searchRows.one[0]);
    });
  },
};

export const Loading: Story = {
  args: { loans: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const NoLoans: Story = {
  args: { loans: { state: 'ready', rows: [] } },
  parameters: { covers: ['SH-059'] },
  play: async ({ canvas, step }) => {
    await step("An empty table reads 'Sorry, nothing to display here :('", async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    });
  },
};

export const Failed: Story = {
  args: { loans: { state: 'failed', retry: { onTryNow: fn() } } },
  parameters: { covers: ['SH-058'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      "A failed loan-list fetch shows 'Error in fetching loans. Please try again later'",
      async () => {
        await expect(canvas.getByRole('alert')).toHaveTextContent(
          'Error in fetching loans. Please try again later',
        );
        await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
        const { loans } = args;
        await expect(loans.state === 'failed' && loans.retry?.onTryNow).toHaveBeenCalledOnce();
      },
    );
  },
};

export const InDark: Story = {
  ...LoansOfACustomer,
  globals: { theme: 'dark', viewport: { value: 'desktop' } },
};
