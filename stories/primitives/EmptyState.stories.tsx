import { messages } from '@lending-desk/domain/errors';
import { EmptyState } from '@lending-desk/ui/primitives/EmptyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../inBox';

const meta = {
  title: 'Primitives/Feedback/EmptyState',
  component: EmptyState,
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingToDisplay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    await expect(messages.table.empty).toBe('Sorry, nothing to display here :(');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const clear = fn();

export const ReasonAndOneAction: Story = {
  args: {
    why: 'No case has the loan id 99120.',
    action: { children: 'Clear search', onClick: clear },
  },
  play: async ({ canvas, userEvent }) => {
    clear.mockClear();
    await expect(canvas.getByText('No case has the loan id 99120.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};

export const WithItsOwnTitle: Story = {
  args: { title: 'No documents yet', why: 'The customer has not sent any.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No documents yet')).toBeVisible();
    await expect(canvas.queryByText('Sorry, nothing to display here :(')).toBeNull();
  },
};

export const LongUnbrokenReason: Story = {
  args: {
    why: 'No transaction matches NEFT-HDFCR52026112100048219377-ACMETECHNOLOGIESPRIVATELIMITED-NOVEMBER.',
  },
  decorators: [inBox({ width: 240 })],
  play: async ({ canvas }) => {
    const why = canvas.getByText(/No transaction matches/);
    await expect(why.scrollWidth).toBeLessThanOrEqual(240);
  },
};
