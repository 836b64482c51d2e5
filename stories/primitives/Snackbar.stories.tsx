import { Button } from '@lending-desk/ui/primitives/Button';
import {
  type Schedule,
  Snackbar,
  type SnackbarMessage,
  SnackbarProvider,
  snackbarTimeoutMs,
  useSnackbar,
} from '@lending-desk/ui/primitives/Snackbar';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { inBox } from '../inBox';

const meta = {
  title: 'Primitives/Feedback/Snackbar',
  component: Snackbar,
  args: { message: 'Emi payment dates updated', onClose: fn() },
} satisfies Meta<typeof Snackbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A manual clock: records what is scheduled and after what delay. */
function handClock() {
  const waiting = new Map<() => void, number>();
  let asked = 0;
  const schedule: Schedule = (run, afterMs) => {
    asked += 1;
    waiting.set(run, afterMs);
    return () => waiting.delete(run);
  };
  const ring = () => {
    const due = [...waiting.keys()];
    waiting.clear();
    for (const run of due) run();
  };
  return {
    schedule,
    asked: () => asked,
    waits: () => [...waiting.values()],
    ring,
    reset: () => waiting.clear(),
  };
}

const clock = handClock();
const undo = fn();

function Teller({ messages }: { messages: readonly SnackbarMessage[] }) {
  const { show } = useSnackbar();
  return (
    <Stack direction="row" gap="2">
      {messages.map(message => (
        <Button key={message.message} onClick={() => show(message)}>
          {`Show ${message.message}`}
        </Button>
      ))}
    </Stack>
  );
}

const passing: Pick<Story, 'render' | 'beforeEach'> = {
  render: () => (
    <SnackbarProvider schedule={clock.schedule}>
      <Teller
        messages={[
          { message: 'Emi payment dates updated' },
          { message: 'Error occured in Pan details', tone: 'error' },
          { message: 'Comment removed', action: { label: 'Undo', onSelect: undo } },
        ]}
      />
    </SnackbarProvider>
  ),
  beforeEach: () => {
    clock.reset();
    undo.mockClear();
  },
};

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Emi payment dates updated');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AFailure: Story = {
  args: { message: 'Error occured in Pan details', tone: 'error' },
  parameters: { covers: ['XR-121.d'] },
  play: async ({ canvas, step }) => {
    await step('a failure is an alert', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Error occured in Pan details');
    });
  },
};

export const GoesAfter2500Milliseconds: Story = {
  ...passing,
  parameters: { covers: ['SH-044.a', 'SH-044.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('The snackbar timeout is 2500 ms', async () => {
      await expect(snackbarTimeoutMs).toBe(2500);
      await userEvent.click(canvas.getByRole('button', { name: 'Show Emi payment dates updated' }));
      await expect(await screen.findByRole('status')).toHaveTextContent('Emi payment dates updated');
      await expect(clock.waits()).toEqual([2500]);
      await expect(screen.getByRole('status')).toHaveTextContent('Emi payment dates updated');
      clock.ring();
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    });
  },
};

export const TimedByTheRealClock: Story = {
  parameters: { covers: ['SH-044.a'] },
  render: () => (
    <SnackbarProvider>
      <Teller messages={[{ message: 'Emi payment dates updated' }]} />
    </SnackbarProvider>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('The snackbar timeout is 2500 ms', async () => {
      const timer = spyOn(globalThis, 'setTimeout');
      await userEvent.click(canvas.getByRole('button', { name: 'Show Emi payment dates updated' }));
      await expect(screen.getByRole('status')).toBeInTheDocument();
      const asked = timer.mock.calls.filter(([, afterMs]) => afterMs === 2500);
      timer.mockRestore();
      await expect(asked).toHaveLength(1);
      // Runs what the clock would run after that time.
      asked[0]?.[0]();
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    });
  },
};

export const ClosedByHand: Story = {
  ...passing,
  parameters: { covers: ['SH-045.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('The snackbar has a Close button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show Emi payment dates updated' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await expect(screen.queryByRole('status')).toBeNull();
      await expect(clock.waits()).toEqual([]);
    });
    await step('beside an action, too, and does not do it', async () => {
      undo.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: 'Show Comment removed' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await expect(screen.queryByRole('status')).toBeNull();
      await expect(undo).not.toHaveBeenCalled();
    });
  },
};

export const OneAtATime: Story = {
  ...passing,
  parameters: { covers: ['SH-044.a', 'SH-044.b'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('A second message takes the place of the first, and has 2500 ms of its own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show Emi payment dates updated' }));
      const ofTheFirst = clock.asked();
      await userEvent.click(canvas.getByRole('button', { name: 'Show Error occured in Pan details' }));
      await expect(screen.getByRole('alert')).toHaveTextContent('Error occured in Pan details');
      await expect(screen.queryByRole('status')).toBeNull();
      await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
      await expect(clock.waits()).toEqual([2500]);
      await expect(clock.asked()).toBeGreaterThan(ofTheFirst);
    });
  },
};

export const PausedOnHover: Story = {
  ...passing,
  parameters: { covers: ['XR-121.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it waits while the pointer rests on it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show Emi payment dates updated' }));
      await userEvent.hover(await screen.findByRole('status'));
      await waitFor(() => expect(clock.waits()).toEqual([]));
      await userEvent.unhover(screen.getByRole('status'));
      await waitFor(() => expect(clock.waits()).toEqual([2500]));
    });
  },
};

export const PausedOnFocus: Story = {
  ...passing,
  parameters: { covers: ['XR-121.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it waits while something in it has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show Comment removed' }));
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await waitFor(() => expect(clock.waits()).toEqual([]));
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await expect(clock.waits()).toEqual([]);
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(clock.waits()).toEqual([2500]));
    });
  },
};

export const WithOneThingToDo: Story = {
  ...passing,
  parameters: { covers: ['XR-121.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('what it offers is done, and closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show Comment removed' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(undo).toHaveBeenCalledOnce();
      await expect(screen.queryByRole('status')).toBeNull();
    });
  },
};

export const BottomCentre: Story = {
  ...passing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Emi payment dates updated' }));
    const { left, right, bottom } = (await screen.findByRole('status')).getBoundingClientRect();
    await expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
    await expect(window.innerHeight - bottom).toBeLessThanOrEqual(40);
  },
};

export const LongUnbrokenMessage: Story = {
  args: {
    message:
      'Error occured in Perfios details: NEFT-HDFCR52026112100048219377-ACMETECHNOLOGIESPRIVATELIMITED-SALARY',
    tone: 'error',
  },
  decorators: [inBox({ width: 300 })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').getBoundingClientRect().width).toBeLessThanOrEqual(300);
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
