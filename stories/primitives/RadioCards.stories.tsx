import { RadioCards, type RadioCardsProps } from '@lending-desk/ui/primitives/RadioCards';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: RadioCardsProps<string>) {
  return <RadioCards {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/Fields/RadioCards',
  component: RadioCards<string>,
  args: {
    label: '1. Greeting',
    value: null,
    onChange: fn(),
    onBlur: fn(),
    options: ['No greeting', 'Polite, soft', 'High energy', 'Polite and energetic'].map(label => ({
      value: label,
      label,
    })),
  },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 430 })],
} satisfies Meta<typeof RadioCards<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { required: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: '1. Greeting' })).toHaveAttribute(
      'aria-required',
      'true',
    );
    await userEvent.click(canvas.getByText('High energy'));
    await expect(args.onChange).toHaveBeenLastCalledWith('High energy');
    await expect(canvas.getByRole('radio', { name: 'High energy' })).toBeChecked();
  },
};

export const Filled: Story = { args: { value: 'Polite, soft' } };

export const ArrowsMoveTheChoice: Story = {
  args: { value: 'Polite, soft' },
  parameters: { covers: ['XR-129.a'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the arrows move the choice and the focus; the field is left once', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'High energy' })).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith('High energy');
      await expect(args.onBlur).not.toHaveBeenCalled();
      await userEvent.tab();
      await expect(args.onBlur).toHaveBeenCalledOnce();
    });
  },
};

export const Plain: Story = {
  args: {
    label: 'Address proof',
    appearance: 'plain',
    value: 'VOTER',
    options: [
      { value: 'DL', label: 'Driving licence', title: 'DRIVING_LICENCE' },
      { value: 'VOTER', label: 'Voter id' },
      { value: 'PASSPORT', label: 'Passport' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Voter id' })).toBeChecked();
    await expect(canvas.getByTitle('DRIVING_LICENCE')).toContainElement(
      canvas.getByRole('radio', { name: 'Driving licence' }),
    );
  },
};

export const OptionWithAHint: Story = {
  args: {
    label: 'Export',
    value: 'RANGE',
    options: [
      { value: 'IDS', label: 'By loan ids' },
      { value: 'RANGE', label: 'By date range', hint: 'At most 31 days' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'By date range' })).toHaveAccessibleDescription(
      'At most 31 days',
    );
  },
};

export const Changed: Story = { args: { value: 'Polite, soft', changedFrom: 'No greeting' } };

export const WithAnError: Story = {
  args: { error: 'Choose all Call Feedback Responses' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose all Call Feedback Responses',
    );
  },
};

export const DisabledWithReason: Story = {
  args: { value: 'Polite, soft', disabled: true, disabledReason: 'The feedback was sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Polite, soft' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { value: 'Polite, soft', readOnly: true },
  parameters: { covers: ['XR-129.c'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('it keeps its choice', async () => {
      await userEvent.click(canvas.getByText('High energy'));
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.getByRole('radio', { name: 'High energy' })).toBeDisabled();
      await expect(canvas.getByRole('radio', { name: 'Polite, soft' })).toBeEnabled();
    });
  },
};

export const LongText: Story = {
  args: {
    options: ['Explained why he called and what the customer has to do by when', 'Not explained'].map(
      label => ({
        value: label,
        label,
      }),
    ),
  },
};
