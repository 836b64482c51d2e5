import { MonthField, type MonthFieldProps } from '@lending-desk/ui/primitives/MonthField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { today } from '../fixtures/loans';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: MonthFieldProps) {
  return <MonthField {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/Fields/MonthField',
  component: MonthField,
  args: {
    label: 'Start month',
    value: null,
    today,
    max: '2026-11',
    onChange: fn(),
    onBlur: fn(),
  },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 220, minHeight: 280 })],
} satisfies Meta<typeof MonthField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { required: true, helper: 'First month of the statement' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Start month' });
    await expect(field).toHaveTextContent('Select month');
    await expect(field).toHaveAccessibleDescription('First month of the statement');
  },
};

export const PickedWithThePointer: Story = {
  args: { value: '2026-08' },
  parameters: { covers: ['XR-107.c'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a month that is picked closes it, and the focus is in the field', async () => {
      const field = canvas.getByRole('combobox', { name: 'Start month' });
      await expect(field).toHaveTextContent('Aug 2026');
      await userEvent.click(field);
      await expect(canvas.getByRole('button', { name: 'Aug 2026', pressed: true })).toHaveFocus();
      const earlier = canvas.getByRole('button', { name: 'Previous year' });
      await userEvent.click(earlier);
      // The button can be pressed again: only the arrows move the focus among the months.
      await expect(earlier).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Mar 2025' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2025-03');
      await expect(field).toHaveTextContent('Mar 2025');
      await expect(canvas.queryByRole('button', { name: 'Mar 2025' })).toBeNull();
      await expect(field).toHaveFocus();
    });
  },
};

export const PickedWithTheKeyboard: Story = {
  args: { value: '2026-01' },
  parameters: { covers: ['XR-107.a'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the arrows go on into the next year, the page keys by a year', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('button', { name: 'Jan 2026' })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('button', { name: 'Dec 2025' })).toHaveFocus();
      await userEvent.keyboard('{PageDown}{ArrowDown}');
      await expect(canvas.getByRole('button', { name: 'Nov 2026' })).toHaveFocus();
      await userEvent.keyboard('{PageUp}');
      await expect(canvas.getByRole('button', { name: 'Nov 2025' })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: 'Dec 2025' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Feb 2026', pressed: false })).toHaveFocus();
      await userEvent.keyboard('{Home}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-01');
    });
  },
};

export const WithinItsYear: Story = {
  args: { min: '2026-01', max: '2026-12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('button', { name: 'Previous year' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next year' })).toBeDisabled();
  },
};

export const LaterMonthsCannotBeChosen: Story = {
  args: { min: '2026-03' },
  parameters: { covers: ['XR-107.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first and the last month can be chosen, and none before or after', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      await expect(canvas.getByRole('button', { name: 'Feb 2026' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: 'Mar 2026' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'Dec 2026' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: 'Next year' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: 'Nov 2026' })).toHaveFocus();
      await userEvent.keyboard('{PageDown}{ArrowLeft}');
      await expect(canvas.getByRole('button', { name: 'Oct 2026' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByRole('combobox')).toHaveFocus();
    });
  },
};

export const Changed: Story = { args: { value: '2026-09', changedFrom: 'Aug 2026' } };

export const WithAnError: Story = {
  args: { error: 'Select the start month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Select the start month');
  },
};

export const DisabledWithReason: Story = {
  args: { value: '2026-08', disabled: true, disabledReason: 'The analysis is running' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { value: '2026-08', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  args: { value: '2026-08' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('dialog', { name: 'Choose start month' })).toBeVisible();
  },
};
