import { Button } from '@lending-desk/ui/primitives/Button';
import { Drawer } from '@lending-desk/ui/primitives/Drawer';
import { TextField } from '@lending-desk/ui/primitives/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useArg } from '../useArg';

const meta = {
  title: 'Primitives/Overlays/Drawer',
  component: Drawer,
  args: { label: 'Decision and notes', side: 'right', open: false, onClose: fn(), children: null },
  render: args => {
    const [open, setOpen] = useArg(args.open);
    const [note, setNote] = useState('');
    const close = () => {
      setOpen(false);
      args.onClose();
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open decision</Button>
        <Drawer {...args} open={open} onClose={close}>
          <div style={{ padding: 16 }}>
            <TextField label="Note" value={note} onChange={setNote} />
            <Button onClick={close}>Done</Button>
          </div>
        </Drawer>
      </>
    );
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = () => screen.findByRole('dialog', { name: 'Decision and notes' });
const settled = async () => {
  const surface = await drawer();
  await Promise.all(surface.getAnimations().map(animation => animation.finished));
  return surface.getBoundingClientRect();
};

export const FromTheRight: Story = {
  args: { onClosed: fn() },
  parameters: { covers: ['XR-112.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open decision' });
    await userEvent.click(opener);
    await step('it stands at its edge, as high as the window', async () => {
      const box = await settled();
      await expect([box.top, box.bottom, box.right]).toEqual([0, window.innerHeight, window.innerWidth]);
      await expect(box.width).toBe(360);
    });
    await step('its first field has the focus, and Tab stays inside', async () => {
      const inside = within(await drawer());
      await expect(inside.getByRole('textbox', { name: 'Note' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(inside.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    });
    await step('Esc closes it, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(opener).toHaveFocus();
      await expect(args.onClosed).toHaveBeenCalledOnce();
    });
  },
};

export const FromTheLeft: Story = {
  args: { side: 'left', open: true, firstStop: content => content.querySelector('button') },
  parameters: { covers: ['XR-112.c'] },
  play: async ({ step }) => {
    await step('the element that its page names has the focus first', async () => {
      const box = await settled();
      await expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
      await expect([box.top, box.left, box.bottom]).toEqual([0, 0, window.innerHeight]);
    });
  },
};

export const FromTheTop: Story = {
  args: { side: 'top', open: true },
  play: async () => {
    const box = await settled();
    await expect(box.width).toBe(Math.min(640, window.innerWidth - 32));
    await expect(Math.round(box.left + box.right)).toBe(window.innerWidth);
  },
};

export const ClickOutsideCloses: Story = {
  args: { open: true },
  parameters: { covers: ['XR-112.b'] },
  play: async ({ args, userEvent, step }) => {
    await step('a click outside closes it', async () => {
      await drawer();
      const beside = document.elementFromPoint(20, 300) ?? document.body;
      await userEvent.pointer({ keys: '[MouseLeft]', target: beside, coords: { x: 20, y: 300 } });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const Open: Story = { args: { open: true } };
