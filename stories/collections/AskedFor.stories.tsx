import { AskedFor } from '@lending-desk/ui/collections/AskedFor';
import type { Read } from '@lending-desk/ui/primitives/States';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Collections/Parts/Asked for',
  component: AskedFor<string>,
  args: {
    asked: { state: 'ready', value: 'Rs. 19,882.74' } satisfies Read<string | null>,
    children: (value: string) => <p>{value}</p>,
  },
} satisfies Meta<typeof AskedFor<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 19,882.74')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Loading: Story = {
  args: { asked: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Rs. 19,882.74')).toBeNull();
  },
};

export const Failed: Story = {
  args: { asked: { state: 'failed', message: 'It could not be read', onRetry: fn() } },
  play: async ({ args: { asked }, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It could not be read');
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    if (asked.state === 'failed') await expect(asked.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutAnAccount: Story = {
  args: { asked: { state: 'ready', value: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This loan has no account/)).toBeVisible();
  },
};
