import { ErrorPanel } from '@lending-desk/ui/primitives/ErrorPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inBox } from '../inBox';

const tryNow = fn();
const stop = fn();

const meta = {
  title: 'Primitives/Feedback/ErrorPanel',
  component: ErrorPanel,
  args: {
    title: 'Error in fetching loans. Please try again later',
    retry: { secondsLeft: 4, attempt: 3, attempts: 10, onTryNow: tryNow, onStop: stop },
  },
  beforeEach: () => {
    tryNow.mockClear();
    stop.mockClear();
  },
} satisfies Meta<typeof ErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TryingAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Trying again in 4 s, attempt 3 of 10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(tryNow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(stop).toHaveBeenCalledOnce();
  },
};

export const CountdownIsNotReadOutEachSecond: Story = {
  parameters: { covers: ['XR-130.a'] },
  play: async ({ canvas, step }) => {
    await step('the countdown is not in the alert', async () => {
      const alert = canvas.getByRole('alert');
      await expect(alert).toHaveTextContent('Error in fetching loans. Please try again later');
      await expect(within(alert).queryByText(/Trying again/)).toBeNull();
      await expect(canvas.getByRole('timer')).toHaveTextContent('Trying again in 4 s');
    });
  },
};

export const AttemptRunning: Story = {
  args: { retry: { secondsLeft: 0, attempt: 3, attempts: 10, onTryNow: tryNow } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Trying again, attempt 3 of 10');
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};

export const Stopped: Story = {
  args: { retry: { onTryNow: tryNow } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeVisible();
  },
};

export const NotWorthTryingAgain: Story = {
  args: {
    title: 'Cannot access loan not assigned to you',
    message: 'Ask Rohit Kulkarni or a credit admin.',
    retry: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ask Rohit Kulkarni or a credit admin.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongUnbrokenMessage: Story = {
  args: { message: 'UPI/633912345678/KAVYARAGHUNATHAN@OKHDFCBANK/RENT-NOVEMBER-2026/HDFC0000123' },
  decorators: [inBox({ width: 240 })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').scrollWidth).toBeLessThanOrEqual(240);
  },
};
