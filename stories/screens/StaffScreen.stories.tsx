import { StaffScreen, type StaffScreenProps } from '@lending-desk/ui/screens/StaffScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { everybody, manyMembers, members } from '../fixtures/members';
import { fitsTheWindow, inShell } from './inShell';
import { useArg } from '../useArg';

/** Stores filter and search, as the page does. */
function Viewed(props: StaffScreenProps) {
  const [state, setState] = useArg(props.state);
  const [search, setSearch] = useArg(props.search);
  return (
    <StaffScreen
      {...props}
      state={state}
      onState={setState}
      search={search}
      onSearch={setSearch}
      onShowAll={() => {
        setState(null);
        setSearch('');
      }}
    />
  );
}

const meta = {
  title: 'Administration/Screens/Staff',
  component: StaffScreen,
  args: {
    list: { state: 'ready', rows: everybody },
    state: null,
    onState: fn(),
    search: '',
    onSearch: fn(),
    onShowAll: fn(),
    onOpen: fn(),
  },
  render: args => <Viewed {...args} />,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({ address: '/admin/staff', breadcrumb: [{ label: 'Administration' }, { label: 'Staff' }] }),
  ],
} satisfies Meta<typeof StaffScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const names = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.textContent);

export const Everybody: Story = {
  args: { openKey: members.disabled.idString },
  parameters: { states: ['ready'], covers: ['XR-061.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('those who wait for approval come first', async () => {
      await expect(canvas.getByText('1 waiting, 4 active, 1 disabled, 1 rejected')).toBeVisible();
      await expect(names(canvas)[0]).toContain('Deepa Pillai');
    });
    await step('a row says who, with which roles, seen when, in how many browsers', async () => {
      const row = within(canvas.getByRole('row', { name: /Rohit Kulkarni/ }));
      for (const text of ['Underwriter', 'Active', '21 Nov 2026, 11:18 am', '2'])
        await expect(row.getByText(text)).toBeVisible();
    });
    await step('there is room to read the roles', async () => {
      const roles = canvas.getByRole('columnheader', { name: /Roles/ });
      await expect(roles.getBoundingClientRect().width).toBeGreaterThan(160);
    });
    await step('a row opens the account', async () => {
      await userEvent.click(canvas.getByRole('row', { name: /Deepa Pillai/ }));
      await expect(args.onOpen).toHaveBeenCalledWith(members.waiting);
      await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Naveen Rathore');
    });
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const FilteredByState: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'State: any' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Disabled' }));
    await expect(names(canvas)).toEqual([expect.stringContaining('Naveen Rathore')]);
    await userEvent.click(canvas.getByRole('button', { name: 'State: disabled' }));
    await expect(await screen.findByRole('menuitemradio', { checked: true })).toHaveTextContent('Disabled');
  },
};

export const Searched: Story = {
  parameters: { covers: ['XR-061.c'] },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search by name or email' });
    await step('the key / goes to the search of the list', async () => {
      await expect(box).not.toHaveFocus();
      await userEvent.keyboard('/');
      await expect(box).toHaveFocus();
      await expect(box).toHaveValue('');
    });
    // Of the name: no address has a blank.
    await userEvent.type(box, 'ROHIT kul');
    await expect(names(canvas)).toEqual([expect.stringContaining('Rohit Kulkarni')]);
    await userEvent.clear(box);
    await userEvent.type(box, 'shaikh@lender');
    await expect(names(canvas)).toEqual([expect.stringContaining('Imran Shaikh')]);
  },
};

export const NobodyFound: Story = {
  parameters: { states: ['empty'] },
  args: { search: 'zebra', state: 'active' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nobody’s name or e-mail has “zebra” in it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }));
    await expect(names(canvas)).toHaveLength(7);
  },
};

export const NobodyWaits: Story = {
  args: { list: { state: 'ready', rows: [members.underwriter, members.self] }, state: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody waits for approval.')).toBeVisible();
    await expect(canvas.getByText('0 waiting, 2 active')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { list: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Staff' })).toHaveAttribute('aria-busy', 'true');
  },
};

const onRetry = fn();

export const NotReached: Story = {
  parameters: { states: ['error'] },
  args: { list: { state: 'failed', retry: { onTryNow: onRetry } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The staff could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: /Try now|Retry/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const RolesTakenAwayMeanwhile: Story = {
  args: {
    list: {
      state: 'failed',
      message: 'You do not have permission to perform this action',
      retry: { onTryNow: onRetry },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You do not have permission to perform this action')).toBeVisible();
  },
};

export const AWholeCompany: Story = {
  args: { list: { state: 'ready', rows: manyMembers(2_000) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 waiting, 2000 active')).toBeVisible();
    const drawn = canvas.getAllByRole('row').length;
    await expect(drawn).toBeGreaterThan(10);
    await expect(drawn).toBeLessThan(80);
  },
};

export const LongestNames: Story = {
  parameters: { states: ['longest'] },
  args: { list: { state: 'ready', rows: [members.longest] } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(members.longest.fullName)).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};
