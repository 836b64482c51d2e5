import { CreateTags } from '@lending-desk/ui/decision/CreateTags';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  title: 'Credit/Parts/Create new tags',
  component: CreateTags,
  args: { onCreate: fn() },
} satisfies Meta<typeof CreateTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralAtOnce: Story = {
  parameters: { covers: ['CR-199.a', 'CR-199.b', 'CR-199.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'The new-tags input is split on commas, each part is trimmed and blanks are dropped',
      async () => {
        const input = canvas.getByRole('textbox', { name: 'Create New Tags' });
        await userEvent.type(input, ' Night shift ,, Gig worker , {Enter}');
        await expect(args.onCreate).toHaveBeenCalledWith(['Night shift', 'Gig worker']);
        await expect(input).toHaveValue('');
      },
    );
  },
};

export const BlankInputIsNotSent: Story = {
  parameters: { covers: ['CR-200.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Nothing is sent when the new-tags input has no non-blank value', async () => {
      const input = canvas.getByRole('textbox', { name: 'Create New Tags' });
      for (const blank of ['{Enter}', '   {Enter}', ' , ,{Enter}']) await userEvent.type(input, blank);
      await expect(canvas.getByRole('button', { name: 'Create' })).toHaveAccessibleDescription(
        'Type a tag first',
      );
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
  },
};

export const RefusedInputReturns: Story = {
  args: { onCreate: fn(async () => Promise.reject(new Error('Not permitted'))) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Create New Tags' });
    await userEvent.type(input, 'Night shift, Gig worker{Enter}');
    await waitFor(() => expect(input).toHaveValue('Night shift, Gig worker'));
  },
};

const refuse: (() => void)[] = [];

export const WhatIsTypedMeanwhileStays: Story = {
  args: {
    onCreate: fn(
      () => new Promise<void>((_, reject) => refuse.push(() => reject(new Error('Not permitted')))),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Create New Tags' });
    await userEvent.type(input, 'Night shift{Enter}');
    await userEvent.type(input, 'Gig');
    refuse.pop()?.();
    await userEvent.type(input, ' worker');
    await expect(input).toHaveValue('Gig worker');
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create' })).toHaveAccessibleDescription(
      'Type a tag first',
    );
  },
};

export const Busy: Story = {
  args: { busy: true },
  parameters: { covers: ['CR-201.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('While new tags are on their way no others are sent', async () => {
      const button = canvas.getByRole('button', { name: /Creating/ });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Create New Tags' }), 'Gig worker{Enter}');
      await userEvent.click(button);
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
  },
};
