import { PaperDownload } from '@lending-desk/ui/collections/PaperDownload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Collections/Parts/Paper download',
  component: PaperDownload,
  args: { label: 'No Dues Letter', paper: { state: 'idle' }, onDownload: fn() },
} satisfies Meta<typeof PaperDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a press asks for it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'No Dues Letter' }));
      await expect(args.onDownload).toHaveBeenCalledOnce();
    });
  },
};

export const Making: Story = {
  args: { paper: { state: 'running' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it says so, and a press does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Making/ }));
      await expect(args.onDownload).not.toHaveBeenCalled();
    });
  },
};

export const Saved: Story = {
  args: { paper: { state: 'done', message: 'Saved as no-dues-210042.pdf' } },
  play: async ({ canvas, step }) => {
    await step('the name of the file stands beside it', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Saved as no-dues-210042.pdf');
    });
  },
};

export const Failed: Story = {
  args: { paper: { state: 'failed', message: 'This loan is not closed yet' } },
  play: async ({ canvas, step }) => {
    await step('the reason stands beside it', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('This loan is not closed yet');
    });
  },
};

export const NotForViewers: Story = {
  args: { whyNot: 'Only collections agents and admins may download papers' },
  parameters: { covers: ['XR-044.c'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the button says why', async () => {
      const button = canvas.getByRole('button', { name: 'No Dues Letter' });
      await expect(button).toHaveAccessibleDescription(
        'Only collections agents and admins may download papers',
      );
      await userEvent.click(button);
      await expect(args.onDownload).not.toHaveBeenCalled();
    });
  },
};
