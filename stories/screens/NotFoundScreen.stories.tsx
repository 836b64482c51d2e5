import { NotFoundScreen } from '@lending-desk/ui/screens/NotFoundScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fitsTheWindow, inShell } from './inShell';

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  args: { what: 'Loan 482999', back: { label: 'Back to the queue', onPress: fn() } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({ address: '/credit/loans/482999', breadcrumb: [{ label: 'Credit' }, { label: '482999' }] }),
  ],
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoSuchLoan: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Loan 482999 was not found');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the queue' }));
    await expect(args.back.onPress).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };

export const SmallLaptop: Story = { globals: { viewport: { value: 'laptop' } } };

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
};
