import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loans } from '../fixtures/loans';

const meta = {
  title: 'Loan/Header',
  component: LoanHeader,
  args: { core: loans.onHold, name: 'Kavya Raghunathan' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoanHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnHold: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kavya Raghunathan' })).toBeVisible();
    await expect(canvas.getByText('482190')).toBeVisible();
    await expect(canvas.getByText('Started 19 Nov 2026')).toBeVisible();
    await expect(canvas.getByText('TAT 2 days')).toBeVisible();
    await expect(canvas.getByText('On hold')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy loan id' })).toBeVisible();
  },
};

export const NameNotKnown: Story = {
  args: { name: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Loan 482190' })).toBeVisible();
  },
};

export const LongestName: Story = {
  args: { name: 'Venkata Subrahmanya Lakshmi Narasimha Chakravarthulapudi' },
};

export const Dark: Story = { globals: { theme: 'dark' } };
