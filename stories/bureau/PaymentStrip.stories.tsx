import { PaymentStrip } from '@lending-desk/ui/bureau/PaymentStrip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { equifax } from '../fixtures/bureau';

const [loan] = equifax.clean.loans.state === 'ready' ? equifax.clean.loans.value.active : [];
const history = loan?.history ?? [];

const meta = {
  title: 'Bureau/Payment strip',
  component: PaymentStrip,
  args: { name: 'Dhanveer Finance', history, lastMonth: history[0]?.month ?? 0 },
} satisfies Meta<typeof PaymentStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsTellMonthByMonth: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{ArrowLeft}');
    await expect((await screen.findAllByText('Payment status'))[0]).toBeVisible();
  },
};
