import { ShortcutsDialog, type ShortcutsDialogProps } from '@lending-desk/ui/primitives/Shortcuts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useArg } from '../useArg';

/** Stores the setting, as the desk does. */
function Chosen(props: ShortcutsDialogProps) {
  const [enabled, setEnabled] = useArg(props.enabled);
  return (
    <ShortcutsDialog
      {...props}
      enabled={enabled}
      onEnabledChange={next => {
        setEnabled(next);
        props.onEnabledChange?.(next);
      }}
    />
  );
}

const everywhere = {
  label: 'Everywhere',
  items: [
    { label: 'Command palette', keys: ['Ctrl K'] },
    { label: 'Search', keys: ['/'] },
    { label: 'On hold cases', keys: ['G', 'H'] },
    { label: 'All shortcuts', keys: ['?'] },
  ],
};
const lists = {
  label: 'Lists',
  items: [
    { label: 'Move', keys: ['J', 'K'] },
    { label: 'Open', keys: ['Enter'] },
  ],
};
const loan = {
  label: 'Loan',
  items: [
    { label: 'Previous, next tab', keys: ['[', ']'] },
    { label: 'New comment', keys: ['N'] },
    { label: 'Call Customer', keys: ['C'] },
    { label: 'Submit decision', keys: ['Ctrl Enter'] },
  ],
};

const meta = {
  title: 'Primitives/Overlays/Shortcuts dialog',
  component: ShortcutsDialog,
  render: args => <Chosen {...args} />,
  args: {
    open: true,
    onClose: fn(),
    enabled: true,
    onEnabledChange: fn(),
    groups: [everywhere, lists, loan],
  },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllKeys: Story = {
  parameters: { states: ['ready'] },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Lists' })).toBeVisible();
    const choice = screen.getByRole('checkbox', { name: 'Single-key shortcuts' });
    // The same checkbox as in every form, not the browser's default.
    await expect(getComputedStyle(choice).appearance).toBe('none');
    await userEvent.click(choice);
    await expect(args.onEnabledChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(choice).not.toBeChecked());
  },
};

export const LongestRealisticData: Story = {
  args: {
    groups: [
      everywhere,
      lists,
      {
        label: 'Loan',
        items: [
          ...loan.items,
          { label: 'Open the decision and the notes over the content', keys: ['Ctrl Shift Enter'] },
          ...['Profile', 'Dedupe', 'Perfios', 'Docs', 'Equifax', 'KYC', 'KYC New', 'Details', 'CIBIL'].map(
            (tab, index) => ({ label: `Go to ${tab}`, keys: [String(index + 1)] }),
          ),
        ],
      },
    ],
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(screen.getByText('Open the decision and the notes over the content')).toBeVisible();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    // The checkbox at the bottom stays visible, however many keys there are.
    await expect(screen.getByRole('checkbox', { name: 'Single-key shortcuts' })).toBeVisible();
  },
};

const keys = (label: string, count: number) => ({
  label,
  items: Array.from({ length: count }, (_, at) => ({ label: `${label} ${at + 1}`, keys: [String(at + 1)] })),
});

export const OfAllDesks: Story = {
  args: {
    groups: [keys('Everywhere', 6), keys('Lists', 3), keys('Loan', 7), keys('Support', 7), keys('Dues', 3)],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const lefts = screen.getAllByRole('heading', { level: 3 }).map(one => one.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(3);
  },
};
