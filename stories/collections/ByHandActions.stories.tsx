import { ByHandActions } from '@lending-desk/ui/collections/ByHandActions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Collections/Parts/Asked by hand',
  component: ByHandActions,
  args: { onAsk: fn(), whyNot: { receipt: undefined, reversal: undefined, refund: undefined } },
} satisfies Meta<typeof ByHandActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnAdmin: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each asks for its own', async () => {
      for (const name of ['Record Receipt', 'Reverse', 'Refund'])
        await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onAsk).toHaveBeenNthCalledWith(1, 'receipt');
      await expect(args.onAsk).toHaveBeenNthCalledWith(2, 'reversal');
      await expect(args.onAsk).toHaveBeenNthCalledWith(3, 'refund');
    });
  },
};

const nothingDue = 'Nothing is due back to the customer';
export const NothingDueBack: Story = {
  args: { whyNot: { receipt: undefined, reversal: undefined, refund: nothingDue } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a refund says why not, and asks for nothing', async () => {
      const refund = canvas.getByRole('button', { name: 'Refund' });
      await expect(refund).toHaveAccessibleDescription(nothingDue);
      await userEvent.click(refund);
      await expect(args.onAsk).not.toHaveBeenCalled();
    });
  },
};
