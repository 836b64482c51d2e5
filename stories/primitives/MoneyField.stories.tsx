import { MoneyField, type MoneyFieldProps } from '@lending-desk/ui/primitives/MoneyField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: MoneyFieldProps) {
  return <MoneyField {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/Fields/MoneyField',
  component: MoneyField,
  args: { label: 'Max sanctioned amount', value: '125000', onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 220 })],
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { value: '', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Max sanctioned amount' });
    await expect(input).toHaveAccessibleDescription('Rs.');
    await expect(input).toHaveValue('');
  },
};

export const GroupedAtRest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1,25,000');
  },
};

export const UngroupedWhileTyping: Story = {
  args: { onFocus: fn() },
  parameters: { covers: ['XR-108.a'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('digits are grouped, and not while they are typed; Tab selects them all', async () => {
      const input = canvas.getByRole<HTMLInputElement>('textbox');
      // As a browser does before it says that the field has the focus.
      input.setSelectionRange(0, input.value.length);
      await userEvent.tab();
      await expect(input).toHaveValue('125000');
      await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
      await userEvent.type(input, '0');
      await expect(input).toHaveValue('1250000');
      await userEvent.tab();
      await expect(input).toHaveValue('12,50,000');
      await expect(args.onChange).toHaveBeenLastCalledWith('1250000');
      await expect(args.onBlur).toHaveBeenCalledOnce();
      await expect(args.onFocus).toHaveBeenCalledOnce();
    });
  },
};

export const TypedCommasAreNotPartOfTheValue: Story = {
  args: { value: '' },
  parameters: { covers: ['XR-108.b'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('typed commas are no part of the value', async () => {
      const input = canvas.getByRole('textbox');
      await userEvent.type(input, '1,00,000.50');
      await expect(input).toHaveValue('1,00,000.50');
      await expect(args.onChange).toHaveBeenLastCalledWith('100000.50');
      await userEvent.tab();
      await expect(input).toHaveValue('1,00,000.50');
    });
  },
};

export const KeepsTextThatIsNotANumber: Story = {
  args: { label: 'Max EMI', value: '', error: 'Only integer values allowed' },
  parameters: { covers: ['XR-108.c'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('what is no number stays as it was typed', async () => {
      const input = canvas.getByRole('textbox', { name: 'Max EMI' });
      await userEvent.type(input, '95oo');
      await userEvent.tab();
      await expect(input).toHaveValue('95oo');
      await expect(args.onChange).toHaveBeenLastCalledWith('95oo');
      await expect(input).toHaveAccessibleDescription('Only integer values allowed Rs.');
    });
    await step('with the commas that were typed', async () => {
      const input = canvas.getByRole('textbox', { name: 'Max EMI' });
      await userEvent.clear(input);
      await userEvent.type(input, '12,5oo');
      await userEvent.tab();
      await expect(input).toHaveValue('12,5oo');
      await expect(args.onChange).toHaveBeenLastCalledWith('12,5oo');
    });
  },
};

export const Focused: Story = {
  args: { autoFocus: true, size: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Changed: Story = {
  args: { changedFrom: 'Rs. 1,00,000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Was Rs. 1,00,000')).toBeVisible();
  },
};

export const DisabledWithReason: Story = {
  args: { disabled: true, disabledReason: 'The loan is disbursed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByText('The loan is disbursed')).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
export const LongText: Story = { args: { value: '98765432109876543210' } };
export const Required: Story = { args: { required: true } };
