import { Button, IconButton } from '@lending-desk/ui/primitives/Button';
import { Dialog } from '@lending-desk/ui/primitives/Dialog';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Tooltip } from '@lending-desk/ui/primitives/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, RefreshCw } from 'lucide-react';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';

const closed = fn();

const meta = {
  title: 'Primitives/Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Sorts the rows of this page only',
    children: <Button>Date</Button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Date' })).toBeVisible();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const OpenOnFocus: Story = {
  parameters: { covers: ['XR-118.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it opens at once where the keyboard is, and is its description', async () => {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: 'Date' });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('data-state', 'open');
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Sorts the rows of this page only');
      await expect(button).toHaveAccessibleDescription('Sorts the rows of this page only');
    });
  },
};

export const RepeatingTheName: Story = {
  args: { content: 'Date', describes: false },
  parameters: { covers: ['XR-118.f'] },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Date' });
    await step('it is gone once what it points at has moved', async () => {
      await userEvent.tab();
      await screen.findByRole('tooltip');
      await expect(button).not.toHaveAccessibleDescription();
      // What it points at has moved, with a part of the page.
      button.parentElement?.dispatchEvent(new Event('scroll'));
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
    await step('also by another size of the window', async () => {
      button.blur();
      await userEvent.tab();
      await screen.findByRole('tooltip');
      window.dispatchEvent(new Event('resize'));
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};

export const ClosedByEscape: Story = {
  parameters: { covers: ['XR-118.b'] },
  play: async ({ userEvent, step }) => {
    await step('Escape closes it', async () => {
      await userEvent.tab();
      await screen.findByRole('tooltip');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};

export const OpenOnHover: Story = {
  parameters: { covers: ['XR-118.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the pointer may rest on it, and a press closes it', async () => {
      const button = canvas.getByRole('button', { name: 'Date' });
      await userEvent.hover(button);
      const bubble = await screen.findByRole('tooltip');
      // The pointer has a moment to reach the bubble, and may rest there.
      const started = spyOn(globalThis, 'setTimeout');
      const ended = spyOn(globalThis, 'clearTimeout');
      await fireEvent.pointerOut(button, { relatedTarget: bubble });
      const grace = started.mock.calls.findIndex(([, ms]) => ms === 120);
      await expect(grace).toBeGreaterThanOrEqual(0);
      await expect(ended).toHaveBeenCalledWith(started.mock.results[grace]?.value);
      await fireEvent.pointerOut(bubble);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await fireEvent.pointerOver(button);
      await screen.findByRole('tooltip');
      // Who presses has read enough.
      await fireEvent.pointerDown(button);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};

export const EscapeReachesTheDialogBelow: Story = {
  // Its dialog would cover the page of the tooltip.
  tags: ['!autodocs'],
  render: () => (
    <Dialog title="Selfie of Kavya Raghunathan" open onClose={closed}>
      <Tooltip content="Turns the picture by 90 degrees">
        <Button>Rotate</Button>
      </Tooltip>
    </Dialog>
  ),
  play: async ({ userEvent, step }) => {
    await step('Escape reaches the dialog below', async () => {
      await screen.findByRole('dialog');
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(closed).toHaveBeenCalledOnce();
    });
  },
};

export const KeptInsideTheWindow: Story = {
  render: () => (
    <div style={{ position: 'fixed', top: 0, right: 0 }}>
      <Tooltip content="The pointer is at the corner of the window">
        <Button>Corner</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const box = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(box.top).toBeGreaterThan(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NothingToSay: Story = {
  args: { content: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Date' })).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const SharingOneDelay: Story = {
  render: () => (
    <Stack direction="row" gap="1">
      <IconButton icon={RefreshCw} label="Reload loan" />
      <IconButton icon={Copy} label="Copy loan id" />
    </Stack>
  ),
  parameters: { covers: ['XR-118.e'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('where one has just closed the next opens at once', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Reload loan');
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Copy loan id'));
      // Under the pointer the next one opens at once too, for 300 ms; later it waits again.
      const button = canvas.getByRole('button', { name: 'Reload loan' });
      const clock = spyOn(performance, 'now').mockReturnValue(5000);
      await userEvent.keyboard('{Escape}');
      const timer = spyOn(globalThis, 'setTimeout');
      const waits = () => timer.mock.calls.map(([, ms]) => ms);
      clock.mockReturnValue(5299);
      await fireEvent.pointerOver(button);
      await expect(waits()).not.toContain(400);
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Reload loan');
      await fireEvent.pointerDown(button);
      clock.mockReturnValue(5599);
      timer.mockClear();
      await fireEvent.pointerOut(button);
      await fireEvent.pointerOver(button);
      await expect(waits()).toContain(400);
      // A press before it has opened closes none.
      await fireEvent.pointerDown(button);
      timer.mockClear();
      await fireEvent.pointerOut(button);
      await fireEvent.pointerOver(button);
      await expect(waits()).toContain(400);
    });
  },
};

export const NotUnderAFinger: Story = {
  ...SharingOneDelay,
  parameters: { covers: ['XR-118.d'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it does not open under a finger', async () => {
      const [touched, pointed] = ['Reload loan', 'Copy loan id'].map(name =>
        canvas.getByRole('button', { name }),
      );
      await fireEvent.pointerOver(touched ?? document.body, { pointerType: 'touch' });
      await userEvent.hover(pointed ?? document.body);
      const bubbles = await screen.findAllByRole('tooltip');
      await expect(bubbles.map(bubble => bubble.textContent)).toEqual(['Copy loan id']);
    });
  },
};

export const LongUnbrokenContent: Story = {
  args: {
    content: 'NEFT-HDFCR52026112100048219377-ACMETECHNOLOGIESPRIVATELIMITED-SALARYFORTHEMONTHOFNOVEMBER2026',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
