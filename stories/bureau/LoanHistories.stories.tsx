import { LoanHistories } from '@lending-desk/ui/bureau/LoanHistories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { equifax } from '../fixtures/bureau';

const loans = equifax.clean.loans.state === 'ready' ? equifax.clean.loans.value.active : [];

const meta = {
  title: 'Bureau/Loan histories',
  component: LoanHistories,
  args: { title: 'Active Loans', loans, reportMonth: null },
} satisfies Meta<typeof LoanHistories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoAccountAtAll: Story = {
  args: { loans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Table' })).toBeNull();
  },
};

export const StripsAtFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider').length).toBe(loans.length);
  },
};

export const StripsFirstTablesOnDemand: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Nadipaar Gramin Bank')[0]).toBeVisible();
    await expect(canvas.queryByText('PaymentStatus')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getAllByText('PaymentStatus')[0]).toBeVisible();
  },
};

export const YearsAreAlignedWithTheirMonths: Story = {
  play: async ({ canvas, userEvent }) => {
    const scale = canvas.getAllByRole('columnheader').at(-1) ?? document.body;
    const strip = canvas.getAllByRole('slider')[0] ?? document.body;
    for (const year of ['2024', '2025', '2026']) {
      const { left } = within(scale).getByText(year).getBoundingClientRect();
      const clientY = strip.getBoundingClientRect().top + 12;
      await userEvent.pointer({ target: strip, coords: { clientX: left + 3, clientY } });
      await expect(screen.getByRole('tooltip')).toHaveTextContent(`Jan ${year}`);
      const bar = strip.querySelector('rect')?.getBoundingClientRect();
      await expect(Math.abs((bar?.left ?? 0) - left)).toBeLessThan(1.5);
    }
  },
};
