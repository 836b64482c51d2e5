import { type TabItem, Tabs } from '@lending-desk/ui/primitives/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

const items: TabItem[] = [
  { value: 'profile', label: 'Profile' },
  { value: 'dedupe', label: 'Dedupe', dot: 'approve' },
  { value: 'perfios', label: 'Perfios' },
  { value: 'docs', label: 'Docs', counter: 5 },
  { value: 'equifax', label: 'Equifax', counter: 742 },
  { value: 'kyc', label: 'KYC' },
  { value: 'kycNew', label: 'KYC New', counter: 4, counterTone: 'flag' },
  { value: 'details', label: 'Details' },
  { value: 'cibil', label: 'CIBIL' },
  { value: 'rules', label: 'Rules', counter: 2, counterTone: 'flag' },
  { value: 'pd', label: 'PD' },
  { value: 'calls', label: 'Calls', counter: 6 },
  { value: 'intel', label: 'Intel', counter: 3 },
];

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: { label: 'Loan 4821937', items, value: 'profile', onChange: fn() },
  render: args => {
    const [value, setValue] = useState(args.value);
    const label = args.items.find(item => item.value === value)?.label;
    return (
      <Tabs
        {...args}
        value={value}
        onChange={next => {
          args.onChange(next);
          setValue(next);
        }}
      >
        <p style={{ padding: 16 }}>{label} of loan 4821937</p>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const inABoxOf = (width: number): NonNullable<Story['decorators']> => [
  Story => (
    <div style={{ width }}>
      <Story />
    </div>
  ),
];

export const All: Story = {
  decorators: inABoxOf(1120),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(13);
    await expect(canvas.queryByRole('button', { name: /More/ })).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Dedupe clear' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('Profile of loan');
  },
};

export const Dark: Story = { decorators: inABoxOf(1120), globals: { theme: 'dark' } };

export const MovingByKeyboard: Story = {
  decorators: inABoxOf(1120),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('perfios');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('intel');
    await expect(canvas.getByRole('tabpanel', { name: /Intel/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const OpeningByEnterOnly: Story = {
  args: { activation: 'manual' },
  decorators: inABoxOf(1120),
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('dedupe');
  },
};

export const BracketsStep: Story = {
  args: { bracketKeys: true },
  decorators: inABoxOf(1120),
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('[BracketRight]');
    await expect(args.onChange).toHaveBeenLastCalledWith('dedupe');
    await userEvent.keyboard('[BracketLeft]');
    await userEvent.keyboard('[BracketLeft]');
    await expect(args.onChange).toHaveBeenLastCalledWith('intel');
  },
};

export const MoreInANarrowPlace: Story = {
  decorators: inABoxOf(560),
  play: async ({ canvas, userEvent, step }) => {
    const list = canvas.getByRole('tablist');
    const more = await canvas.findByRole('button', { name: /^More \d+$/ });
    const shown = within(list).getAllByRole('tab').length;
    await expect(more).toHaveTextContent(`More ${13 - shown}`);
    await step('nothing sticks out', async () => {
      const bar = list.parentElement;
      await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
    });
    await step('a tab chosen from the menu comes into the row', async () => {
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rules (2)' }));
      const rules = await canvas.findByRole('tab', { name: /Rules/ });
      await waitFor(() => expect(rules).toBeVisible());
      await expect(rules).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Rules of loan 4821937');
      const bar = list.parentElement;
      await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
    });
  },
};

export const SelectedAmongTheMore: Story = {
  args: { value: 'intel' },
  decorators: inABoxOf(560),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /Intel/, selected: true })).toBeVisible();
  },
};

export const VeryNarrow: Story = {
  args: { value: 'kycNew' },
  decorators: inABoxOf(288),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /KYC New/, selected: true })).toBeVisible();
    const bar = canvas.getByRole('tablist').parentElement;
    await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
  },
};

export const WithAddresses: Story = {
  args: { items: items.map(item => ({ ...item, href: `?tab=${item.value}` })) },
  decorators: inABoxOf(1120),
  play: async ({ args, canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Details' });
    await expect(tab).toHaveAttribute('href', '?tab=details');
    await userEvent.click(tab);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('details');
    await expect(window.location.search).not.toContain('tab=details');
  },
};
