import { Badge } from '@lending-desk/ui/primitives/Badge';
import { Button } from '@lending-desk/ui/primitives/Button';
import { CommandPalette, type PaletteGroup } from '@lending-desk/ui/primitives/CommandPalette';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CircleCheck, CirclePause, Gauge, Inbox, PhoneCall } from 'lucide-react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { useArg } from '../useArg';

const groups: PaletteGroup[] = [
  {
    label: 'Loans',
    items: [
      {
        id: 'loan-4821937',
        code: '4821937',
        label: 'Kavya Raghunathan',
        icon: Inbox,
        highlight: '4821',
        badge: (
          <Badge tone="flag" icon={CirclePause}>
            On hold
          </Badge>
        ),
      },
      {
        id: 'loan-4821912',
        code: '4821912',
        label: 'Sneha Patil',
        icon: Inbox,
        highlight: 'patil',
        badge: (
          <Badge tone="info" icon={Banknote}>
            Disbursed
          </Badge>
        ),
      },
    ],
  },
  {
    label: 'This loan',
    items: [
      { id: 'equifax', label: 'Go to Equifax', icon: Gauge, kbd: ['5'] },
      { id: 'submit', label: 'Submit decision', icon: CircleCheck, kbd: ['Ctrl Enter'] },
      { id: 'call', label: 'Call Customer', icon: PhoneCall, kbd: ['C'] },
    ],
  },
  { label: 'Go to', items: [{ id: 'holds', label: 'On Hold Cases', icon: CirclePause, kbd: ['G', 'H'] }] },
];

const meta = {
  title: 'Primitives/Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onClose: fn(),
    query: '4821',
    onQueryChange: fn(),
    groups,
    onSelect: fn(),
  },
  render: args => {
    const [open, setOpen] = useArg(args.open);
    const [query, setQuery] = useArg(args.query);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Search or jump to</Button>
        <CommandPalette
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
          query={query}
          onQueryChange={next => {
            args.onQueryChange(next);
            setQuery(next);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Search or jump to' });
const active = () => screen.getByRole('option', { selected: true });

export const Found: Story = {
  parameters: { states: ['ready'] },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Command palette' });
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(dialog.getBoundingClientRect().width).toBe(640);
    const loans = within(dialog).getByRole('group', { name: 'Loans' });
    await expect(within(loans).getAllByRole('option')).toHaveLength(2);
    const marks = [...loans.querySelectorAll('mark')].map(mark => mark.textContent);
    await expect(marks).toEqual(['4821', 'Patil']);
  },
};

export const ChoosingByKeyboard: Story = {
  parameters: { covers: ['XR-035.a'] },
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(active()).toHaveTextContent('Kavya Raghunathan');
    await step('the arrows walk through the groups and round the ends', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(active()).toHaveTextContent('Go to Equifax');
      await expect(field()).toHaveAttribute('aria-activedescendant', active().id);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect(active()).toHaveTextContent('On Hold Cases');
    });
    await step('Enter that ends the typing of a word chooses nothing', async () => {
      await fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('Enter chooses, the focus never leaves the field', async () => {
      await expect(field()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledOnce();
      await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'holds' }));
    });
    await step('a new letter starts from the top', async () => {
      await userEvent.keyboard('9');
      await expect(args.onQueryChange).toHaveBeenLastCalledWith('48219');
      await expect(active()).toHaveTextContent('Kavya Raghunathan');
    });
  },
};

export const ChoosingByPress: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('option', { name: /Call Customer/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'call' }));
  },
};

export const ClosedByEscape: Story = {
  args: { open: false, onClosed: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search or jump to' });
    await userEvent.click(opener);
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClosed).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  args: { query: '99120', groups: [], empty: 'No loan, action or page matches 99120' },
  parameters: { states: ['empty'] },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('No loan, action or page matches 99120');
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Searching: Story = {
  args: { query: '48', groups: [], loading: true },
  parameters: { states: ['loading'] },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Searching');
  },
};

export const Long: Story = {
  args: {
    query: '48',
    groups: [
      {
        label: 'Loans',
        items: Array.from({ length: 40 }, (_, index) => ({
          id: `loan-${4_821_900 + index}`,
          code: String(4_821_900 + index),
          label: 'Venkatanarasimharajuvaripeta Subramanian Krishnamurthy Ramachandran',
          icon: Inbox,
          highlight: '48',
        })),
      },
    ],
  },
  parameters: { states: ['longest'] },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await expect(active()).toHaveTextContent('4821939');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(active().getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
  },
};

const searchAgain = fn();

export const SearchFailed: Story = {
  args: {
    query: '482190',
    groups: [],
    failure: { message: 'Error in fetching loans. Please try again later', onRetry: searchAgain },
  },
  beforeEach: () => searchAgain.mockClear(),
  parameters: { states: ['error'], covers: ['XR-035.b'] },
  play: async ({ userEvent, step }) => {
    await step('it says so, and not that nothing matches', async () => {
      await expect(screen.getByRole('alert')).toHaveTextContent(
        'The search failedError in fetching loans. Please try again later',
      );
      await expect(screen.queryByText('Nothing matches')).toBeNull();
    });
    await step('the keyboard reaches Retry; what was typed stays, with the focus in it', async () => {
      await waitFor(() => expect(field()).toHaveFocus());
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(searchAgain).toHaveBeenCalledOnce();
      await expect(field()).toHaveValue('482190');
      await expect(field()).toHaveFocus();
    });
  },
};

export const SearchingAgain: Story = {
  args: { ...SearchFailed.args, loading: true },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Searching');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const SearchFailedNextToOtherResults: Story = {
  args: { ...SearchFailed.args, groups },
  play: async () => {
    await expect(screen.getAllByRole('option')).toHaveLength(6);
    await expect(screen.getByRole('alert')).toHaveTextContent('The search failed');
  },
};
