import { Button } from '@lending-desk/ui/primitives/Button';
import { Dialog, type DialogProps } from '@lending-desk/ui/primitives/Dialog';
import { Select } from '@lending-desk/ui/primitives/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
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
  parameters: { covers: ['XR-111.a'] },
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

export const BeginningWithASelect: Story = {
  args: {
    children: (
      <>
        <Select label="Charge" value={null} onChange={fn()} options={[{ value: 'penal', label: 'Penal' }]} />
        <label>
          Waiver amount <input name="amount" defaultValue="612" />
        </label>
      </>
    ),
  },
  parameters: { covers: ['XR-111.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the focus goes to its first field, of whatever kind', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Waive charges' }));
      await waitFor(() => expect(within(dialog()).getByRole('combobox', { name: /^Charge/ })).toHaveFocus());
    });
  },
};

export const NothingToFill: Story = {
  args: { open: true, footer: undefined, children: 'The charges are waived.' },
  parameters: { covers: ['XR-111.a'] },
  play: async ({ userEvent, step }) => {
    await step('without a field the dialog itself has the focus, and Tab stays inside', async () => {
      await waitFor(() => expect(dialog()).toHaveFocus());
      await userEvent.tab();
      await expect(within(dialog()).getByRole('button', { name: 'Close' })).toHaveFocus();
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
  parameters: { covers: ['XR-111.g'] },
  play: async ({ args, userEvent, step }) => {
    await step('a click outside closes it', async () => {
      const scrim = dialog().parentElement;
      if (scrim) await userEvent.click(scrim);
      await gone();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const PersistentIgnoresClicksOutside: Story = {
  args: { open: true, persistent: true },
  parameters: { covers: ['XR-111.d'] },
  play: async ({ args, userEvent, step }) => {
    await step('a click outside leaves it open, Escape closes it', async () => {
      const scrim = dialog().parentElement;
      if (scrim) await userEvent.click(scrim);
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(dialog()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await gone();
    });
  },
};

export const AsksBeforeInputIsLost: Story = {
  args: { open: true, persistent: true, dirty: true },
  parameters: { covers: ['XR-111.b'] },
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
    await step('a second Esc withdraws the question', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(within(dialog()).getByRole('alert')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(within(dialog()).queryByRole('alert')).toBeNull();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('the cross asks too, and discarding closes', async () => {
      await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
      await gone();
    });
  },
};

/** A dialog whose text is saved while it asks. */
function Saved(props: DialogProps) {
  const [dirty, setDirty] = useState(true);
  return (
    <Dialog {...props} dirty={dirty}>
      <Button onClick={() => setDirty(false)}>Save</Button>
    </Dialog>
  );
}

export const AsksNoMoreOnceItIsSaved: Story = {
  args: { open: true },
  render: args => <Saved {...args} />,
  parameters: { covers: ['XR-111.c'] },
  play: async ({ userEvent, step }) => {
    await step('it asks no more once it is saved', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(within(dialog()).getByRole('alert')).toHaveTextContent('Discard what you entered?');
      await userEvent.click(within(dialog()).getByRole('button', { name: 'Save' }));
      await expect(within(dialog()).queryByRole('alert')).toBeNull();
      await expect(within(dialog()).getByRole('button', { name: 'Add waiver' })).toBeVisible();
    });
  },
};

export const NotClosable: Story = {
  args: { open: true, closable: false, persistent: true },
  parameters: { covers: ['XR-111.h'] },
  play: async ({ args, userEvent, step }) => {
    await step('it has no cross, and Escape leaves it open', async () => {
      await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(dialog()).toBeVisible();
    });
  },
};

const submit = fn();
const around = fn((event: FormEvent) => event.preventDefault());
export const SubmittedByEnter: Story = {
  args: { open: true, onSubmit: submit },
  decorators: [
    Story => (
      <form onSubmit={around}>
        <Story />
      </form>
    ),
  ],
  parameters: { covers: ['XR-111.e'] },
  play: async ({ userEvent, step }) => {
    await step('Enter sends it, and not the form it was opened from', async () => {
      await waitFor(() => expect(screen.getByLabelText('Waiver amount')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(submit).toHaveBeenCalledOnce();
      // Not the form from which it was opened.
      await expect(around).not.toHaveBeenCalled();
    });
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
  parameters: { covers: ['XR-111.f'] },
  play: async ({ step }) => {
    await step('long text scrolls inside, also by the keyboard', async () => {
      const body = dialog().querySelector('[data-dialog-body]');
      await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
      await expect(body && getComputedStyle(body).overflowY).toBe('auto');
      // Without a field the first button has the focus, and the text is reached by the keyboard itself.
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await expect(within(dialog()).getByRole('group', { name: 'Content' })).toHaveAttribute('tabindex', '0');
      await expect(screen.getByRole('button', { name: 'Add waiver' })).toBeVisible();
      await waitFor(() =>
        expect(dialog().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
      );
    });
  },
};

export const ScrolledByItsField: Story = {
  args: {
    open: true,
    children: (
      <label style={{ display: 'block', paddingBottom: 2000 }}>
        Waiver amount <input name="amount" defaultValue="612" />
      </label>
    ),
  },
  play: async () => {
    const body = dialog().querySelector('[data-dialog-body]');
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
    await expect(within(dialog()).queryByRole('group', { name: 'Content' })).toBeNull();
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
