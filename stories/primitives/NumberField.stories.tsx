import { NumberField, type NumberFieldProps } from '@lending-desk/ui/primitives/NumberField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: NumberFieldProps) {
  return <NumberField {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/Fields/NumberField',
  component: NumberField,
  args: { label: 'Contacts on the phone', value: '', onChange: fn() },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 220 })],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GroupedOnBlur: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1234567');
    await expect(input).toHaveValue('1234567');
    await userEvent.tab();
    await expect(input).toHaveValue('12,34,567');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234567');
  },
};

/** A page that takes no number above 36. */
function Capped(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberField {...props} value={value} onChange={next => setValue(Number(next) > 36 ? '36' : next)} />
  );
}

export const AnotherValueThanTyped: Story = {
  render: args => <Capped {...args} />,
  parameters: { covers: ['XR-108.d'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('a value that the page corrects is shown at once', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '48');
      await expect(canvas.getByRole('textbox')).toHaveValue('36');
    });
  },
};

export const WithoutDecimals: Story = {
  args: { label: 'Tenure', value: '12', decimals: false, suffix: 'months' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('12');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
};

export const NegativeAndDecimals: Story = {
  args: { label: 'Balance', value: '-125000.50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('-1,25,000.50');
  },
};

export const WithAnError: Story = {
  args: { value: '4l2', error: 'Only integer values allowed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Only integer values allowed');
  },
};
