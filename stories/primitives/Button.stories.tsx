import { Button, type ButtonVariant, IconButton } from '@lending-desk/ui/primitives/Button';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Copy, Download, PhoneCall, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { clickAsAPerson } from '../clickAsAPerson';
import { inBox } from '../inBox';

const meta = {
  title: 'Primitives/Actions/Button',
  component: Button,
  args: { children: 'Close Loan', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants: readonly ButtonVariant[] = ['solid', 'tonal', 'outline', 'plain', 'danger', 'dangerOutline'];

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close Loan' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(button.getBoundingClientRect().height).toBe(32);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Stack direction="row" gap="2" wrap>
        <Button variant="solid">Submit</Button>
        <Button icon={Download}>Export</Button>
        <Button kbd="E">Edit details</Button>
        <Button variant="plain">Cancel</Button>
        <Button variant="solid" kbd="Ctrl Enter">
          Submit decision
        </Button>
      </Stack>
      <Stack direction="row" gap="2" wrap>
        <Button variant="tonal" icon={PhoneCall}>
          Call Customer
        </Button>
        <Button variant="danger">Close Loan</Button>
        <Button variant="dangerOutline" icon={Trash2}>
          Remove
        </Button>
        <IconButton icon={RefreshCw} label="Reload" />
        <IconButton icon={Copy} label="Copy" size="xs" />
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const solid = canvas.getByRole('button', { name: 'Submit' });
    const plain = canvas.getByRole('button', { name: 'Cancel' });
    await expect(getComputedStyle(solid).backgroundColor).not.toBe(getComputedStyle(plain).backgroundColor);
    await expect(canvas.getAllByRole('button')).toHaveLength(10);
  },
};

export const VariantsInDark: Story = { ...Variants, globals: { theme: 'dark' } };

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap="2">
      {(['xs', 'sm', 'md', 'lg'] as const).map(size => (
        <Button key={size} size={size}>
          {`Export ${size}`}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map(button => button.getBoundingClientRect().height);
    await expect(heights).toEqual([24, 28, 32, 40]);
  },
};

export const KeyNextToTheLabel: Story = {
  args: { children: 'Submit', kbd: 'Ctrl Enter', variant: 'solid' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Submit' });
    await expect(canvas.getByText('Ctrl Enter')).toBeVisible();
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
  },
};

export const KeysOneAfterTheOther: Story = {
  args: { children: 'Go to all cases', kbd: 'G A' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-keyshortcuts');
  },
};

export const IconAfter: Story = {
  args: { children: 'Status: any', iconAfter: ChevronDown },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Status: any' });
    const chevron = button.querySelector('svg');
    await expect(chevron?.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('Status: any').getBoundingClientRect().right,
    );
  },
};

export const LoadingIgnoresClicks: Story = {
  args: { variant: 'solid', loading: true, loadingLabel: 'Closing' },
  parameters: { covers: ['XR-128.d'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a press does nothing', async () => {
      const button = canvas.getByRole('button', { name: 'Closing' });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
};

function Saving() {
  const [loading, setLoading] = useState(false);
  return (
    <Stack direction="row">
      <Button variant="solid" loading={loading} loadingLabel="Saving" onClick={() => setLoading(true)}>
        Save
      </Button>
      <Button loading={loading} loadingLabel="Saving" icon={Download} onClick={() => setLoading(true)}>
        Save the whole schedule
      </Button>
    </Stack>
  );
}

export const LoadingKeepsTheWidth: Story = {
  render: () => <Saving />,
  parameters: { covers: ['XR-128.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it keeps its width and the focus', async () => {
      const [short, long] = canvas.getAllByRole('button');
      const before = [short, long].map(button => button?.getBoundingClientRect().width);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getAllByRole('button', { name: 'Saving' })).toHaveLength(2);
      await expect([short, long].map(button => button?.getBoundingClientRect().width)).toEqual(before);
      await expect(short).toHaveFocus();
    });
  },
};

export const DisabledWithAReason: Story = {
  args: { disabledReason: 'Fill Agent Details' },
  parameters: { covers: ['XR-128.b'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('it is reached by the keyboard, says why, and does nothing', async () => {
      const button = canvas.getByRole('button', { name: 'Close Loan' });
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Fill Agent Details');
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Fill Agent Details');
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
};

export const DisabledBesideANote: Story = {
  args: { disabledReason: 'Fill Agent Details', 'aria-describedby': 'note' },
  render: args => (
    <>
      <Button {...args} />
      <p id="note">The loan is closed for good.</p>
    </>
  ),
  parameters: { covers: ['XR-128.b'] },
  play: async ({ canvas, step }) => {
    await step('described by a note, it says why as well', async () => {
      await expect(canvas.getByRole('button', { name: 'Close Loan' })).toHaveAccessibleDescription(
        'The loan is closed for good. Fill Agent Details',
      );
    });
  },
};

function Refusing() {
  const [sent, setSent] = useState(false);
  return (
    <Button disabledReason={sent ? 'The decision is sent' : undefined} onClick={() => setSent(true)}>
      Submit decision
    </Button>
  );
}

export const KeepsTheFocusWhenRefused: Story = {
  render: () => <Refusing />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submit decision' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

function Turning({ onSubmit }: { onSubmit: () => void }) {
  const [editing, setEditing] = useState(false);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {editing ? <Button type="submit">Save</Button> : <Button onClick={() => setEditing(true)}>Edit</Button>}
    </form>
  );
}

const sent = fn();
export const TurningIntoSubmit: Story = {
  render: () => <Turning onSubmit={sent} />,
  parameters: { covers: ['XR-128.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the click that brings the submit button does not submit', async () => {
      await clickAsAPerson(userEvent.click, canvas.getByRole('button', { name: 'Edit' }));
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
      await expect(sent).not.toHaveBeenCalled();
    });
    await step('the next one does', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(sent).toHaveBeenCalledOnce();
    });
  },
};

export const DisabledVariants: Story = {
  render: () => (
    <Stack direction="row" gap="2" wrap>
      {variants.map(variant => (
        <Button key={variant} variant={variant} disabledReason="Fill Agent Details">
          {variant}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colours = canvas.getAllByRole('button').map(button => getComputedStyle(button).color);
    await expect(new Set(colours).size).toBe(1);
  },
};

export const FullWidth: Story = {
  args: { fullWidth: true, variant: 'solid', children: 'Log In', size: 'lg' },
  decorators: [inBox({ width: 360 })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBe(360);
  },
};

export const LongUnbrokenLabel: Story = {
  args: { icon: Download, children: 'ExportOfAllDisbursedLoansWithPenalChargesForNovember2026' },
  decorators: [inBox({ width: 200 })],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(200);
    await expect(button.getBoundingClientRect().height).toBe(32);
  },
};
