import { TextField, type TextFieldProps } from '@lending-desk/ui/primitives/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: TextFieldProps) {
  return <TextField {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/Fields/TextField',
  component: TextField,
  args: { label: 'Full name', value: '', onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 320 })],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { required: true, helper: 'As on the PAN card' },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('As on the PAN card');
    await userEvent.type(input, 'Kavya');
    await expect(args.onChange).toHaveBeenLastCalledWith('Kavya');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { value: 'Kavya Raghunathan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Kavya Raghunathan');
  },
};

export const Focused: Story = {
  args: { value: 'Kavya Raghunathan', autoFocus: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    const box = input.parentElement;
    await expect(box && getComputedStyle(box).boxShadow).toContain('0px 0px 0px 4px');
  },
};

export const PressingTheBoxFocusesIt: Story = {
  args: { label: 'Interest rate', value: '24.00', suffix: '% p.a.' },
  parameters: { covers: ['XR-110.d'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('a press anywhere in the box goes to the field', async () => {
      await userEvent.click(canvas.getByText('% p.a.'));
      await expect(canvas.getByRole('textbox', { name: 'Interest rate' })).toHaveFocus();
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('% p.a.');
    });
  },
};

export const Changed: Story = {
  args: { value: 'Imran Abdul Sheikh', changedFrom: 'Imran Sheikh', counter: 30 },
  parameters: { covers: ['XR-110.e'] },
  play: async ({ canvas, step }) => {
    await step('what it was before is said with it, and then how much of it is used', async () => {
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Was Imran Sheikh 18 / 30');
    });
  },
};

export const ChangedFromEmpty: Story = {
  args: { label: 'Landmark', value: 'Near Rythu Bazaar', changedFrom: '' },
  parameters: { covers: ['XR-110.e'] },
  play: async ({ canvas, step }) => {
    await step('that it was empty is said with it', async () => {
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Was empty');
    });
  },
};

export const WithAnError: Story = {
  args: { label: 'Email ID', type: 'email', value: 'imran.s@post', error: 'Kindly enter valid Email ID' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email ID' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Kindly enter valid Email ID');
  },
};

export const DisabledWithReason: Story = {
  args: { label: 'Voter id number', disabled: true, disabledReason: 'Choose Voter id first' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Voter id number' });
    await expect(input).toBeDisabled();
    await expect(input).toHaveAccessibleDescription('Choose Voter id first');
  },
};

export const ReadOnly: Story = {
  args: {
    label: 'Primary phone',
    value: '99••• ••508',
    mono: true,
    readOnly: true,
    helper: 'Cannot be changed here',
  },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Primary phone' });
    await userEvent.type(input, '1');
    await expect(input).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const CounterAtTheLimit: Story = {
  args: { value: 'Lakshmi Venkatesan of Madura', counter: 30 },
  parameters: { covers: ['XR-109.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the counter goes on beyond the limit, and nothing is cut', async () => {
      const input = canvas.getByRole('textbox');
      const counter = () => canvas.getByText(/ \/ 30$/);
      await expect(counter()).toHaveTextContent('28 / 30');
      const calm = getComputedStyle(counter()).color;
      await userEvent.type(input, 'i,');
      await expect(counter()).toHaveTextContent('30 / 30');
      await expect(getComputedStyle(counter()).color).not.toBe(calm);
      await userEvent.type(input, ' Tamil Nadu');
      await expect(input).toHaveValue('Lakshmi Venkatesan of Madurai, Tamil Nadu');
      await expect(counter()).toHaveTextContent('41 / 30');
    });
  },
};

export const CounterCountsWhatAReaderSees: Story = {
  args: { value: 'क्षितिज', counter: 30 },
  parameters: { covers: ['XR-109.d'] },
  play: async ({ canvas, step }) => {
    await step('what is seen as one character counts as one', async () => {
      await expect(canvas.getByText('3 / 30')).toBeInTheDocument();
    });
  },
};

const around = fn((event: FormEvent) => event.preventDefault());

export const SearchWithAKey: Story = {
  args: {
    label: 'Search loans',
    hideLabel: true,
    type: 'search',
    icon: Search,
    placeholder: 'Loan id or name',
    kbd: '/',
    onEnter: fn(),
  },
  decorators: [
    Story => (
      <form onSubmit={around}>
        <Story />
      </form>
    ),
  ],
  parameters: { covers: ['XR-110.g'] },
  play: async ({ canvas, args, userEvent, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search loans' });
    await expect(canvas.getByText('/')).toBeVisible();
    await step('Enter searches, and does not send the form around it', async () => {
      await userEvent.type(input, '4821937');
      await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
      await expect(args.onEnter).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByText('/')).toBeNull();
      await expect(args.onEnter).toHaveBeenCalledOnce();
      await expect(around).not.toHaveBeenCalled();
    });
  },
};

export const LongText: Story = {
  args: {
    label: 'Line 1 of the permanent address as printed on the Aadhaar letter of the applicant',
    value: '17/2 West Masi Street, near Meenakshi Temple, Madurai, Tamil Nadu 625001',
    error: 'Address line cannot be longer than sixty characters; move the landmark into its own field',
    counter: 60,
    required: true,
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('textbox').closest('[data-size]');
    await expect(frame && frame.scrollWidth <= frame.clientWidth).toBe(true);
  },
};

export const ChangedRequiredAndCounted: Story = {
  args: { value: 'Imran Abdul Sheikh', changedFrom: 'Imran Sheikh', required: true, counter: 30 },
};
