import { LoanHistories } from '@lending-desk/ui/bureau/LoanHistories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { equifax } from '../fixtures/bureau';

const loans = equifax.clean.loans.state === 'ready' ? equifax.clean.loans.value.active : [];

const meta = {
  title: 'Bureau/Loan histories',
  component: LoanHistories,
  args: { title: 'Active Loans', loans, reportMonth: null },
} satisfies Meta<typeof LoanHistories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StripsFirstTablesOnDemand: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Nadipaar Gramin Bank')[0]).toBeVisible();
    await expect(canvas.queryByText('PaymentStatus')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getAllByText('PaymentStatus')[0]).toBeVisible();
  },
};
