import { TextArea, type TextAreaProps } from '@lending-desk/ui/primitives/TextArea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: TextAreaProps) {
  return <TextArea {...props} {...useHeld(props)} />;
}

const note = 'Employer confirmed on landline. Salary credits match the slips for Aug to Oct.';

const meta = {
  title: 'Primitives/Fields/TextArea',
  component: TextArea,
  args: { label: 'Comment', value: '', onChange: fn(), onSubmit: fn() },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 320 })],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { rows: 1, placeholder: 'Write a comment', kbd: 'N', hideLabel: true, leavesOnEscape: true },
  parameters: { covers: ['XR-109.e'] },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Comment' });
    await expect(area.parentElement?.offsetHeight).toBe(32);
    await expect(canvas.getByText('N')).toBeVisible();
    await step('unless it is asked to, it takes no focus', async () => {
      await expect(area).not.toHaveFocus();
    });
    await step('where it is reached by a key, Escape takes the focus out of it', async () => {
      await userEvent.click(area);
      await userEvent.keyboard('{Escape}');
      await expect(area).not.toHaveFocus();
    });
  },
};

export const GrowsAndThenScrolls: Story = {
  args: { rows: 2, maxRows: 4 },
  parameters: { covers: ['XR-109.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it grows with its text, and then scrolls', async () => {
      const area = canvas.getByRole('textbox', { name: 'Comment' });
      await expect(area.offsetHeight).toBe(50);
      await userEvent.type(area, 'Called at 10{Enter}No answer{Enter}Called at 12');
      await expect(area.offsetHeight).toBe(70);
      await userEvent.type(area, '{Enter}Busy{Enter}Called at 16{Enter}Answered');
      await expect(area.offsetHeight).toBe(90);
      await expect(area.scrollHeight).toBeGreaterThan(90);
    });
  },
};

export const CtrlEnterSubmits: Story = {
  args: { value: note },
  parameters: { covers: ['XR-109.b', 'XR-109.e'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Ctrl Enter sends, Enter is a new line', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('textbox')).toHaveValue(`${note}\n`);
    });
    await step('Escape leaves the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
  },
};

export const CounterAtTheLimit: Story = {
  args: { value: note, counter: 80, changedFrom: 'no comment' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' Ok');
    await expect(canvas.getByText('81 / 80')).toHaveAttribute('data-full', 'true');
  },
};

export const WithAnError: Story = {
  args: { error: 'Please enter a comment', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please enter a comment');
  },
};

export const DisabledWithReason: Story = {
  args: { disabled: true, disabledReason: 'Comments open once the loan is assigned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const ReadOnly: Story = { args: { value: note, readOnly: true } };
export const LongText: Story = { args: { value: `${note} `.repeat(12) } };
