import { Tabs } from '@lending-desk/ui/primitives/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { supportTabs as items } from '../fixtures/tabs';
import { useArg } from '../useArg';

const meta = {
  title: 'Primitives/Layout/Tabs',
  // Part of another page: one component, one page.
  tags: ['!autodocs'],
  component: Tabs,
  args: {
    orientation: 'vertical',
    label: 'Loan 4816620',
    value: 'personal',
    onChange: fn(),
    items,
    children: () => null,
  },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        tablet: { name: 'Tablet', styles: { width: '900px', height: '800px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  render: args => {
    const [value, setValue] = useArg(args.value);
    return (
      <div style={{ height: 640, display: 'flex' }}>
        <Tabs
          {...args}
          value={value}
          onChange={next => {
            args.onChange(next);
            setValue(next);
          }}
        >
          {tab => (
            <p style={{ padding: 16 }}>{items.find(item => item.value === tab)?.label} of loan 4816620</p>
          )}
        </Tabs>
      </div>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAColumn: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist', { name: 'Loan 4816620' });
    await expect(list.getBoundingClientRect().width).toBe(216);
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Personal Details of loan 4816620');
  },
};

export const ColumnMovingByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('statements');
    await expect(canvas.getByRole('tab', { name: /Bank Statements/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Loan Source' })).toBeVisible();
  },
};

export const ColumnBracketsStep: Story = {
  args: { bracketKeys: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('[BracketRight]');
    await expect(args.onChange).toHaveBeenLastCalledWith('professional');
    await userEvent.keyboard('[BracketLeft][BracketLeft]');
    await expect(args.onChange).toHaveBeenLastCalledWith('source');
  },
};

export const ColumnWithAddresses: Story = {
  args: { items: items.map(item => ({ ...item, href: `?tab=${item.value}` })) },
  play: async ({ args, canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Kyc Details' });
    await expect(tab).toHaveAttribute('href', '?tab=kyc');
    await userEvent.click(tab);
    await expect(args.onChange).toHaveBeenCalledWith('kyc');
    await expect(canvas.getByRole('tabpanel', { name: 'Kyc Details' })).toBeVisible();
  },
};

/** A tab that was opened keeps its state while another one is selected, as in horizontal tabs. */
export const ColumnKeepsTheStateOfHiddenTabs: Story = {
  args: { items: items.map(item => ({ ...item, kept: true })) },
  render: args => {
    const [value, setValue] = useArg(args.value);
    return (
      <div style={{ height: 640, display: 'flex' }}>
        <Tabs {...args} value={value} onChange={setValue}>
          {tab => (
            <label>
              Remark on {tab} <input />
            </label>
          )}
        </Tabs>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Remark on personal' }), 'Moved in May');
    await userEvent.click(canvas.getByRole('tab', { name: /Recordings/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Remark on recordings' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('tab', { name: 'Personal Details' }));
    await expect(await canvas.findByRole('textbox', { name: 'Remark on personal' })).toHaveValue(
      'Moved in May',
    );
  },
};

export const ASelectOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull();
    const select = canvas.getByRole('combobox', { name: 'Loan 4816620' });
    await userEvent.selectOptions(select, 'EMI Details (18)');
    await expect(args.onChange).toHaveBeenLastCalledWith('emi');
    await expect(canvas.getByText('EMI Details of loan 4816620')).toBeVisible();
  },
};

/** As at 200 %: the content keeps the height that a heading above the select would take. */
export const HeadingBesideTheSelect: Story = {
  args: { heading: <h2 style={{ padding: '0 16px' }}>Collection Details</h2> },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Collection Details' }).getBoundingClientRect();
    const select = canvas.getByRole('combobox', { name: 'Loan 4816620' }).getBoundingClientRect();
    await expect(select.left).toBeGreaterThan(heading.left);
    await expect(select.top).toBeLessThan(heading.bottom);
  },
};
