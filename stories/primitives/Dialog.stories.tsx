import { Button } from '@lending-desk/ui/primitives/Button';
import { Dialog } from '@lending-desk/ui/primitives/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useArg } from '../useArg';

const meta = {
  title: 'Primitives/Overlays/Dialog',
  component: Dialog,
  argTypes: { width: { options: ['sm', 'md', 'lg', 'xl', '2xl', '3xl', 'full'], control: 'select' } },
  args: {
    title: 'Add Penal Charges Waiver',
    width: 'lg',
    open: false,
    onClose: fn(),
    footer: (
      <>
        <Button variant="plain">Cancel</Button>
        <Button variant="solid" type="submit">
          Add waiver
        </Button>
      </>
    ),
    children: (
      <label>
        Waiver amount <input name="amount" defaultValue="612" />
      </label>
    ),
  },
  render: args => {
    const [open, setOpen] = useArg(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Waive charges</Button>
        <Button>Select Transaction</Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.getByRole('dialog', { name: 'Add Penal Charges Waiver' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Open: Story = {
  args: { open: true, description: 'The waiver is recorded against loan 4610288.' },
  play: async () => {
    await expect(dialog()).toHaveAccessibleDescription('The waiver is recorded against loan 4610288.');
    await waitFor(() => expect(dialog().getBoundingClientRect().width).toBe(600));
  },
};

export const HoldingTheFocus: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Waive charges' });
    await userEvent.click(opener);
    await step('the focus goes to the first field', async () => {
      await waitFor(() => expect(screen.getByLabelText('Waiver amount')).toHaveFocus());
    });
    await step('Tab cycles inside', async () => {
      const seen = [];
      for (let press = 0; press < 5; press += 1) {
        await userEvent.tab();
        seen.push(dialog().contains(document.activeElement));
      }
      await expect(seen).toEqual([true, true, true, true, true]);
    });
    await step('Esc closes and the focus returns to the opener', async () => {
      // If the tooltip of the cross were still open, the first Esc would close it.
      await userEvent.click(screen.getByLabelText('Waiver amount'));
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const ClosedByTheCross: Story = {
  args: { open: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await gone();
  },
};

export const ClosedByAClickOutside: Story = {
  args: { open: true },
  play: async ({ args, userEvent }) => {
    const scrim = dialog().parentElement;
    if (scrim) await userEvent.click(scrim);
    await gone();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PersistentIgnoresClicksOutside: Story = {
  args: { open: true, persistent: true },
  play: async ({ args, userEvent }) => {
    const scrim = dialog().parentElement;
    if (scrim) await userEvent.click(scrim);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const AsksBeforeInputIsLost: Story = {
  args: { open: true, persistent: true, dirty: true },
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(screen.getByLabelText('Waiver amount')).toHaveFocus());
    await step('Esc asks', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(within(dialog()).getByRole('alert')).toHaveTextContent('Discard what you entered?');
      await expect(args.onClose).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    });
    await step('keeping returns to the field', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByRole('button', { name: 'Add waiver' })).toBeVisible();
      await waitFor(() => expect(screen.getByLabelText('Waiver amount')).toHaveFocus());
    });
    await step('discarding closes', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
      await gone();
    });
  },
};

export const NotClosable: Story = {
  args: { open: true, closable: false, persistent: true },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog()).toBeVisible();
  },
};

const submit = fn();
export const SubmittedByEnter: Story = {
  args: { open: true, onSubmit: submit },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Waiver amount')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
  },
};

export const ScrollingInside: Story = {
  args: {
    open: true,
    meta: '3 of 10 answered',
    footerNote: 'Choose all Call Feedback Responses',
    children: Array.from({ length: 10 }, (_, index) => (
      <p key={index} style={{ padding: '40px 0' }}>
        {index + 1}. Did the agent explain the reason for the call and the next instalment of the customer?
      </p>
    )),
  },
  play: async () => {
    const body = dialog().querySelector('[data-dialog-body]');
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
    await expect(screen.getByRole('button', { name: 'Add waiver' })).toBeVisible();
    await waitFor(() =>
      expect(dialog().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

export const FullScreen: Story = {
  args: { open: true, width: 'full' },
  play: async () => {
    await waitFor(() => {
      const { width, height } = dialog().getBoundingClientRect();
      return expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    });
  },
};
