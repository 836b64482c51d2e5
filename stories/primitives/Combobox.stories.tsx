import { Combobox, type ComboboxProps } from '@lending-desk/ui/primitives/Combobox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: ComboboxProps<string>) {
  return <Combobox {...props} {...useHeld(props)} />;
}

const states = ['Andhra Pradesh', 'Karnataka', 'Kerala', 'Maharashtra', 'Tamil Nadu', 'Telangana'];

const meta = {
  title: 'Primitives/Fields/Combobox',
  component: Combobox<string>,
  args: {
    label: 'State',
    options: states.map(state => ({ value: state, label: state })),
    value: null,
    onChange: fn(),
    onBlur: fn(),
  },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 320, minHeight: 280 })],
} satisfies Meta<typeof Combobox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { required: true },
  parameters: { covers: ['XR-102.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: 'State' });
    await expect(input).toHaveAttribute('placeholder', 'Search');
    await expect(input).toHaveAttribute('aria-required', 'true');
    await step('unless it is asked to, it takes no focus', async () => {
      await expect(input).not.toHaveFocus();
    });
    await step('where nothing was chosen, clearing the text changes nothing', async () => {
      await userEvent.type(input, 'k{Backspace}{Escape}');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const Filled: Story = {
  args: { value: 'Telangana' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Telangana');
  },
};

export const TypingNarrowsAndEnterChooses: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.type(input, 'ka');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Karnataka'));
    await expect(input).toHaveValue('Karnataka');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OpensWithAllOptions: Story = {
  args: { value: 'Kerala' },
  parameters: { covers: ['XR-102.e'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the chevron opens all options and closes them; the field is not left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the list' }));
      await expect(canvas.getAllByRole('option')).toHaveLength(6);
      await expect(canvas.getByRole('option', { name: 'Kerala' })).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Kerala');
      // The chevron closes it again, and the field is not left.
      await userEvent.click(canvas.getByRole('button', { name: 'Close the list' }));
      await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('combobox')).toHaveFocus();
      await expect(args.onBlur).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Open the list' }));
      await userEvent.click(canvas.getByRole('option', { name: 'Maharashtra' }));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Maharashtra'));
    });
  },
};

export const HintsAreSearchedToo: Story = {
  args: {
    options: [
      { value: 'KL', label: 'Kerala', hint: 'Code 32', disabled: true, disabledReason: 'Not served' },
      { value: 'KA', label: 'Karnataka', hint: 'Code 29' },
      { value: 'TN', label: 'Tamil Nadu', hint: 'Code 33' },
    ],
  },
  parameters: { covers: ['XR-102.a'] },
  play: async ({ canvas, args, userEvent, step }) => {
    const input = canvas.getByRole('combobox');
    await step('by the hint, whatever blanks are around it', async () => {
      await userEvent.type(input, ' code 33 ');
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
      await expect(canvas.getByRole('option')).toHaveTextContent('Tamil Nadu');
    });
    await step('a click into the text leaves the list open', async () => {
      await userEvent.click(input);
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('button', { name: 'Close the list' })).toBeVisible();
    });
    await step('Enter takes the first that can be chosen', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'k');
      await expect(canvas.getByRole('option', { name: /Kerala/ })).toHaveTextContent('Not served');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('KA'));
    });
  },
};

export const UnmatchedTextIsNotAValue: Story = {
  args: { value: 'Kerala' },
  parameters: { covers: ['XR-102.b'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('text that matches nothing is no value, and what was chosen is back', async () => {
      const input = canvas.getByRole('combobox');
      await userEvent.tripleClick(input);
      await userEvent.keyboard('Goa');
      await expect(await canvas.findByText('Nothing matches')).toBeVisible();
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveValue('Kerala'));
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(args.onBlur).toHaveBeenCalledOnce();
    });
  },
};

export const ClearingTheTextClearsTheValue: Story = {
  args: { value: 'Kerala' },
  parameters: { covers: ['XR-102.c'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('clearing the text clears the value', async () => {
      await userEvent.clear(canvas.getByRole('combobox'));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      // Nothing is proposed until something is typed.
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
};

export const EscapeKeepsTheChoice: Story = {
  args: { value: 'Kerala' },
  parameters: { covers: ['XR-102.d'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Escape closes the list and keeps the choice', async () => {
      const input = canvas.getByRole('combobox');
      await userEvent.click(input);
      await userEvent.keyboard('x{Escape}');
      await waitFor(() => expect(input).toHaveValue('Kerala'));
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('Kerala');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const Changed: Story = { args: { value: 'Telangana', changedFrom: 'Karnataka' } };

export const WithAnError: Story = {
  args: { error: 'Select a state' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Select a state');
  },
};

export const DisabledWithReason: Story = {
  args: { disabled: true, disabledReason: 'Fill the PIN code first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { value: 'Telangana', readOnly: true },
  parameters: { covers: ['XR-102.f'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it does not open', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    });
    await step('and takes no typing', async () => {
      await userEvent.keyboard('a');
      await expect(canvas.getByRole('combobox')).toHaveValue('Telangana');
      await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    });
  },
};

export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6));
  },
};
