import { Button } from '@lending-desk/ui/primitives/Button';
import { Field, focusFirstInvalid } from '@lending-desk/ui/primitives/Field';
import { Segmented } from '@lending-desk/ui/primitives/Segmented';
import { Select } from '@lending-desk/ui/primitives/Select';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { TextField } from '@lending-desk/ui/primitives/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Primitives/Fields/Field',
  component: Field,
  args: {
    label: 'Recording address',
    children: control => <input type="url" defaultValue="" {...control.aria} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnyControlInside: Story = {
  // The reason is that of another moment: the field is not disabled.
  args: { helper: 'Starts with https', required: true, disabledReason: 'The call is running' },
  parameters: { covers: ['XR-110.f'] },
  play: async ({ canvas, step }) => {
    await step('what is required says so, and its help is read with it', async () => {
      const input = canvas.getByRole('textbox', { name: 'Recording address' });
      await expect(input).toHaveAccessibleDescription('Starts with https');
      await expect(input).toBeRequired();
      await expect(canvas.getByText('required')).toBeInTheDocument();
    });
  },
};

export const ErrorTakesTheHelpersPlace: Story = {
  args: { helper: 'Starts with https', error: 'This address cannot be reached' },
  parameters: { covers: ['XR-110.a'] },
  play: async ({ canvas, step }) => {
    await step('the error stands in place of the help', async () => {
      const input = canvas.getByRole('textbox', { name: 'Recording address' });
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription('This address cannot be reached');
      await expect(canvas.queryByText('Starts with https')).toBeNull();
    });
  },
};

export const MessageSpaceKept: Story = {
  args: { keepMessageSpace: true },
  render: args => (
    <Stack direction="row" gap="4" align="start">
      <Field {...args} />
      <Field {...args} error="This address cannot be reached" />
    </Stack>
  ),
  parameters: { covers: ['XR-110.c'] },
  play: async ({ canvas, step }) => {
    await step('an error moves nothing', async () => {
      const [calm, wrong] = canvas.getAllByRole('textbox').map(input => input.parentElement);
      await expect(calm?.offsetHeight).toBe(wrong?.offsetHeight);
    });
    await step('only where there is a message is one read with the field', async () => {
      const [calm, wrong] = canvas.getAllByRole('textbox');
      await expect(calm).not.toHaveAttribute('aria-describedby');
      await expect(wrong).toHaveAccessibleDescription('This address cannot be reached');
    });
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map(size => (
        <TextField key={size} size={size} label={`Full name, ${size}`} value="Devika Nair" onChange={fn()} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('textbox').map(input => input.parentElement?.offsetHeight);
    await expect(heights).toEqual([30, 32, 40]);
  },
};

function RefusedForm({ type = null }: { type?: string | null }) {
  const form = useRef<HTMLFormElement>(null);
  const types = ['Rented', 'Owned'].map(label => ({ value: label, label }));
  return (
    <form ref={form}>
      <Stack>
        <TextField label="Full name" value="Imran Sheikh" onChange={fn()} />
        <Segmented
          label="Type of home"
          options={types}
          value={type}
          onChange={fn()}
          error="Choose the type of home"
        />
        <Select label="State" options={types} value={null} onChange={fn()} error="Choose a state" />
        <Button onClick={() => focusFirstInvalid(form.current)}>Proceed</Button>
      </Stack>
    </form>
  );
}

export const RefusedSubmitGoesToTheFirstError: Story = {
  render: () => <RefusedForm />,
  parameters: { covers: ['XR-110.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first field with an error has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }));
      await expect(canvas.getByRole('radio', { name: 'Rented' })).toHaveFocus();
    });
  },
};

export const ARefusedChoiceHasTheFocus: Story = {
  render: () => <RefusedForm type="Owned" />,
  parameters: { covers: ['XR-110.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('of a group that was answered, its choice has it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }));
      await expect(canvas.getByRole('radio', { name: 'Owned' })).toHaveFocus();
    });
  },
};
