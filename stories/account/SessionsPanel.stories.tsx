import { SessionsPanel } from '@lending-desk/ui/account/SessionsPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { here, old, there } from '../fixtures/sessions';

const meta = {
  title: 'Every desk/Parts/Sessions panel',
  component: SessionsPanel,
  args: {
    list: { state: 'ready', sessions: [here, there, old] },
    run: { state: 'idle' },
    onEnd: fn(),
    onEndOthers: fn(),
  },
} satisfies Meta<typeof SessionsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EndingOne: Story = {
  args: { run: { state: 'running', ending: there.idString } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sign out Firefox/ }));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const SignedInOnlyHere: Story = {
  args: { list: { state: 'ready', sessions: [here] } },
  parameters: { covers: ['XR-005.e'] },
  play: async ({ canvas, step }) => {
    await step('the button says why it is disabled', async () => {
      await expect(canvas.getByRole('button', { name: 'Sign out all others' })).toHaveAccessibleDescription(
        'You are signed in nowhere else',
      );
    });
  },
};

export const Loading: Story = {
  args: { list: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Sessions' })).toHaveAttribute('aria-busy', 'true');
  },
};

const onRetry = fn();

export const NotReached: Story = {
  args: { list: { state: 'failed', message: 'Your sessions could not be loaded', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your sessions could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: /Try now|Retry/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NotEnded: Story = {
  args: { run: { state: 'failed', message: 'The session was not ended' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The session was not ended');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};
