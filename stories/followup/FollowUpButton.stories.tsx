import { FollowUpButton, type FollowUpButtonProps } from '@lending-desk/ui/followup/FollowUpButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { followUps } from '../fixtures/followUps';
import { today } from '../fixtures/loans';

const viewerOnly = 'Your role can view but not change a loan';

type Ready = Extract<FollowUpButtonProps, { state: 'ready' }>;

const meta: Meta<Ready> = {
  title: 'Every desk/Parts/Follow-up button',
  component: FollowUpButton,
  args: { state: 'ready', followUp: followUps.set, today, onOpen: fn() },
};

export default meta;
type Story = StoryObj<Ready>;

/** A day that is still to come. */
export const ToCome: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow-up 24 Nov 2026' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Follow-up due')).toBeNull();
  },
};

/** It is due from its day on. */
export const DueToday: Story = {
  args: { followUp: followUps.today },
  parameters: { covers: ['XR-001.c'] },
  play: async ({ canvas, step }) => {
    await step('due on its day', async () => {
      await expect(canvas.getByRole('button', { name: 'Follow-up 21 Nov 2026' })).toBeVisible();
      await expect(canvas.getByText('Follow-up due')).toBeVisible();
    });
  },
};

export const Overdue: Story = {
  args: { followUp: followUps.overdue },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Follow-up 19 Nov 2026' })).toBeVisible();
    await expect(canvas.getByText('Follow-up due')).toBeVisible();
  },
};

export const None: Story = {
  args: { followUp: followUps.none },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set Follow-up' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Viewers read one that is there, and cannot set another. */
export const ViewersMayNotSetOne: Story = {
  args: { followUp: followUps.none, whyNot: viewerOnly },
  parameters: { covers: ['XR-001.h'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the button says why, and a press does nothing', async () => {
      const button = canvas.getByRole('button', { name: 'Set Follow-up' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(viewerOnly);
      await userEvent.click(button);
      await expect(args.onOpen).not.toHaveBeenCalled();
    });
  },
};

export const ViewersReadOne: Story = {
  args: { whyNot: viewerOnly },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow-up 24 Nov 2026' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  render: ({ onOpen }) => <FollowUpButton state="loading" today={today} onOpen={onOpen} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Follow-up' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

const onRetry = fn();

export const NotRead: Story = {
  render: ({ onOpen }) => <FollowUpButton state="failed" onRetry={onRetry} today={today} onOpen={onOpen} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Follow-up not read. Try again' });
    await expect(button).toHaveAttribute('title', 'The follow-up could not be read');
    await userEvent.click(button);
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
