import { SessionsPanel } from '@lending-desk/ui/account/SessionsPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { here, old, there } from '../fixtures/sessions';
import { headersOf, rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Every desk/Parts/Sessions panel',
  component: SessionsPanel,
  args: {
    list: { state: 'ready', value: [here, there, old] },
    run: { state: 'idle' },
    onEnd: fn(),
    onEndOthers: fn(),
  },
} satisfies Meta<typeof SessionsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EndingOne: Story = {
  args: { run: { state: 'running', ending: there.idString } },
  parameters: { covers: ['XR-005.e'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Each browser stands with its network and both times; this one cannot be ended', async () => {
      await expect(headersOf(canvas)).toEqual(['Browser', 'Network', 'Signed in', 'Last in use', 'Action']);
      await expect(canvas.getByText('Action').offsetWidth).toBeLessThanOrEqual(1);
      await expect(rowsOf(canvas).map(row => textsOf(row))).toEqual([
        ['Chrome on Linux This browser', '10.20.0.14', '21 Nov 2026, 09:00 am', '21 Nov 2026, 11:15 am', '–'],
        ['Firefox on Windows ', '10.20.0.77', '20 Nov 2026, 01:40 pm', '21 Nov 2026, 11:15 am', 'Sign out'],
        ['Unknown browser ', '–', '20 Nov 2026, 01:40 pm', '21 Nov 2026, 11:15 am', 'Sign out'],
      ]);
    });
    await step('The one that is being ended takes no second press', async () => {
      const button = canvas.getByRole('button', { name: /^Sign out Firefox/ });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(button);
      await expect(args.onEnd).not.toHaveBeenCalled();
    });
    await step('The others do, and where there is another, so does Sign out all others', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Sign out Unknown browser, 20 Nov 2026, 01:40 pm' }),
      );
      await expect(args.onEnd).toHaveBeenCalledOnce();
      await expect(args.onEnd).toHaveBeenCalledWith(old);
      await userEvent.click(canvas.getByRole('button', { name: 'Sign out all others' }));
      await expect(args.onEndOthers).toHaveBeenCalledOnce();
    });
  },
};

export const EndingAllOthers: Story = {
  args: { run: { state: 'running', ending: 'others' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ending' }));
    await expect(args.onEndOthers).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Sign out Firefox/ }));
    await expect(args.onEnd).toHaveBeenCalledWith(there);
  },
};

export const SignedInOnlyHere: Story = {
  args: { list: { state: 'ready', value: [here] } },
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
    await expect(canvas.queryByText('Chrome on Linux')).toBeNull();
  },
};

const onRetry = fn();

export const NotReached: Story = {
  args: { list: { state: 'failed', message: 'Your sessions could not be loaded', onRetry } },
  parameters: { covers: ['XR-005.e'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your sessions could not be loaded');
    await step('Sign out all others is not disabled where nobody knows of other sessions', async () => {
      const button = canvas.getByRole('button', { name: 'Sign out all others' });
      await expect(button).toHaveAccessibleDescription('');
      await userEvent.click(button);
      await expect(args.onEndOthers).toHaveBeenCalledOnce();
    });
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
