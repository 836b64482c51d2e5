import { ErrorScreen } from '@lending-desk/ui/screens/ErrorScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fitsTheWindow, inShell } from './inShell';

const meta = {
  title: 'Every desk/Screens/Error',
  component: ErrorScreen,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({ address: '/credit/loans/482190', breadcrumb: [{ label: 'Credit' }, { label: '482190' }] }),
  ],
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingFailed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error Occured. Please try again later');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const PageNotLoaded: Story = {
  args: {
    title: 'This page could not be loaded',
    detail: 'Its files did not arrive (chunk load error). What you typed is kept.',
    retryLabel: 'Reload',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/chunk load error/);
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

export const SmallLaptop: Story = { globals: { viewport: { value: 'laptop' } } };

export const Tablet: Story = {
  args: PageNotLoaded.args ?? {},
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
};
