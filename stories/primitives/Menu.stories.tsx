import { Button, IconButton } from '@lending-desk/ui/primitives/Button';
import { Menu } from '@lending-desk/ui/primitives/Menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Ellipsis } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

const assign = fn();
const close = fn();

const meta = {
  title: 'Primitives/Actions/Menu',
  component: Menu,
  args: {
    trigger: <Button iconAfter={ChevronDown}>Actions</Button>,
    items: [
      { id: 'assign', label: 'Assign to me', onSelect: assign },
      { id: 'export', label: 'Export', onSelect: fn() },
      { id: 'close', label: 'Close Loan', onSelect: close },
    ],
  },
  beforeEach: () => {
    for (const spy of [assign, close]) spy.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
  },
};

export const ByKeyboard: Story = {
  parameters: { covers: ['XR-120.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('opened by key its first item has the focus; Enter chooses and returns it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Assign to me' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Close Loan' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(close).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
    });
  },
};

export const ClosedByEscape: Story = {
  parameters: { covers: ['XR-120.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the arrows go round the ends, and Escape chooses nothing', async () => {
      const trigger = canvas.getByRole('button', { name: 'Actions' });
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Assign to me' })).toHaveFocus());
      // Round the end.
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Close Loan' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(assign).not.toHaveBeenCalled();
      await expect(close).not.toHaveBeenCalled();
    });
  },
};

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign to me' }));
    await expect(assign).toHaveBeenCalledOnce();
  },
};

export const BehindAnIcon: Story = {
  args: { trigger: <IconButton icon={Ellipsis} label="More actions" />, align: 'end' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menu', { name: 'More actions' })).toBeInTheDocument();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

const chooseAny = fn();

export const AChoice: Story = {
  args: {
    trigger: <Button iconAfter={ChevronDown}>Status: on hold</Button>,
    items: [
      { id: 'any', label: 'Any', checked: false, onSelect: chooseAny },
      { id: 'hold', label: 'On hold', checked: true, onSelect: fn() },
      { id: 'closed', label: 'Closed', checked: false, onSelect: fn() },
    ],
  },
  beforeEach: () => chooseAny.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status: on hold' }));
    const present = await screen.findByRole('menuitemradio', { name: 'On hold', checked: true });
    await expect(present.querySelector('svg')).not.toBeNull();
    const others = screen.getAllByRole('menuitemradio', { checked: false });
    await expect(others.map(item => item.textContent)).toEqual(['Any', 'Closed']);
    for (const other of others) await expect(other.querySelector('svg')).toBeNull();
  },
};

export const AChoiceByKeyboard: Story = {
  ...AChoice,
  parameters: { covers: ['XR-120.c'] },
  play: async ({ userEvent, step }) => {
    await step('it begins at what is chosen', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      // Starts at the selected item, not at the top.
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'On hold' })).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Any' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(chooseAny).toHaveBeenCalledOnce();
    });
  },
};

export const LongUnbrokenLabel: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'NEFT-HDFCR52026112100048219377-ACMETECHNOLOGIESPRIVATELIMITED-SALARY-NOVEMBER-2026',
        onSelect: fn(),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.offsetWidth).toBeLessThanOrEqual(360);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};
