import { Button } from '@lending-desk/ui/primitives/Button';
import { MultiSelect, type MultiSelectProps } from '@lending-desk/ui/primitives/MultiSelect';
import { TextField } from '@lending-desk/ui/primitives/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: MultiSelectProps<string>) {
  return <MultiSelect {...props} {...useHeld(props)} />;
}

const tags = [
  'Salary verified',
  'Thin file',
  'Repeat customer',
  'Stable job',
  'Many enquiries',
  'Cash salary',
];

const meta = {
  title: 'Primitives/Fields/MultiSelect',
  component: MultiSelect<string>,
  args: {
    label: 'Credit tags',
    options: tags.map(tag => ({ value: tag, label: tag })),
    value: [],
    onChange: fn(),
    onBlur: fn(),
  },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 440, minHeight: 300 })],
} satisfies Meta<typeof MultiSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = ['Salary verified', 'Thin file'];

export const Rest: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Credit tags' })).toHaveAttribute('placeholder', 'Add');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Filled: Story = {
  args: { value: [...chosen, 'Repeat customer'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('combobox').closest('[data-state]')?.clientHeight).toBe(30);
  },
};

export const AddingSeveralByKeyboard: Story = {
  args: {
    value: chosen,
    // Typing proposes the first match that can be chosen.
    options: ['Job changed', ...tags].map(tag => ({
      value: tag,
      label: tag,
      disabled: tag === 'Job changed',
    })),
  },
  parameters: { covers: ['XR-104.a'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step(
      'Enter adds the first match that can be chosen, and the list stays open without it',
      async () => {
        await userEvent.type(canvas.getByRole('combobox'), 'job');
        // Enter that ends the typing of a word chooses nothing.
        await fireEvent.keyDown(canvas.getByRole('combobox'), {
          key: 'Enter',
          keyCode: 229,
          isComposing: true,
        });
        await expect(args.onChange).not.toHaveBeenCalled();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([...chosen, 'Stable job']));
        await expect(canvas.getByRole('combobox')).toHaveValue('');
        await expect(canvas.getByText('Stable job added')).toBeInTheDocument();
        await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
        await userEvent.keyboard('enq{Enter}');
        await waitFor(() =>
          expect(args.onChange).toHaveBeenLastCalledWith([...chosen, 'Stable job', 'Many enquiries']),
        );
        await expect(canvas.queryByRole('option', { name: 'Stable job' })).toBeNull();
        await userEvent.tab();
        await expect(args.onChange).toHaveBeenCalledTimes(2);
        await expect(args.onBlur).toHaveBeenCalledOnce();
      },
    );
  },
};

export const AddingWithThePointer: Story = {
  parameters: { covers: ['CR-174.a', 'CR-178.a', 'XR-104.b'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('two presses at once both count, and what is marked next is left to choose', async () => {
      await expect(canvas.queryByRole('button', { name: 'Close the list' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Open the list' }));
      await expect(canvas.getByRole('button', { name: 'Close the list' })).toBeVisible();
      await userEvent.click(canvas.getByRole('option', { name: 'Thin file' }));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['Thin file']));
      await userEvent.click(canvas.getByRole('option', { name: 'Cash salary' }));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['Thin file', 'Cash salary']));
      // It was the last of the list: the one above it takes its place.
      const last = canvas.getByRole('option', { name: 'Many enquiries' });
      await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', last.id);
      // Two presses before the next rendering both count.
      const [stable, repeat] = ['Stable job', 'Repeat customer'].map(name =>
        canvas.getByRole('option', { name }),
      );
      stable?.click();
      repeat?.click();
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith([
          'Thin file',
          'Cash salary',
          'Stable job',
          'Repeat customer',
        ]),
      );
      const left = canvas.getAllByRole('option');
      await expect(left.map(option => option.textContent)).toEqual(['Salary verified', 'Many enquiries']);
      await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', left[1]?.id);
      await userEvent.keyboard('{Escape}');
    });
  },
};

const onChosen = fn();
/** As many as are chosen. */
const theirs = ['Many enquiries', 'Repeat customer'];

function WithReset() {
  const [value, setValue] = useState<readonly string[]>(chosen);
  return (
    <>
      <MultiSelect
        label="Credit tags"
        options={tags.map(tag => ({ value: tag, label: tag }))}
        value={value}
        onChange={next => {
          setValue(next);
          onChosen(next);
        }}
      />
      <Button onClick={() => setValue(theirs)}>Take theirs</Button>
      <Button onClick={() => setValue([])}>Start again</Button>
    </>
  );
}

export const EmptiedByItsForm: Story = {
  render: () => <WithReset />,
  parameters: { covers: ['XR-104.e'] },
  play: async ({ canvas, userEvent, step }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the list' }));
      await userEvent.click(canvas.getByRole('option', { name }));
    };
    await step('what its form replaced by as many others does not come back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
      await choose('Cash salary');
      await waitFor(() => expect(onChosen).toHaveBeenLastCalledWith([...theirs, 'Cash salary']));
      await userEvent.keyboard('{Escape}');
    });
    await step('what its form took away does not come back with the next choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await expect(canvas.queryByRole('listitem')).toBeNull();
      await choose('Cash salary');
      await waitFor(() => expect(onChosen).toHaveBeenLastCalledWith(['Cash salary']));
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const RemovingATag: Story = {
  args: {
    options: tags.map(tag => ({ value: tag === 'Salary verified' ? 'SALARY_VERIFIED' : tag, label: tag })),
    value: ['SALARY_VERIFIED', 'Thin file', 'Stable job', 'Cash salary'],
  },
  parameters: { covers: ['XR-104.c'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Backspace removes typed letters, then the last tag, and says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Salary verified' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['Thin file', 'Stable job', 'Cash salary']);
      await expect(canvas.getByText('Salary verified removed')).toBeInTheDocument();
      await expect(canvas.getByRole('combobox')).toHaveFocus();
      // Backspace takes typed letters first.
      await userEvent.keyboard('x{Backspace}');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['Thin file', 'Stable job']);
      // Two presses before the next rendering both count.
      for (const button of canvas.getAllByRole('button', { name: /^Remove / })) button.click();
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
    });
  },
};

export const FooterCanBeFocused: Story = {
  args: {
    footer: typed => <TextField label="Create New Tags" size="sm" value={typed} onChange={fn()} />,
  },
  parameters: { covers: ['XR-104.d'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('what stands below the list belongs to the field, and Escape leads back', async () => {
      await userEvent.type(canvas.getByRole('combobox'), 'Gig worker');
      const create = await canvas.findByRole('textbox', { name: 'Create New Tags' });
      await expect(create).toHaveValue('Gig worker');
      await userEvent.click(create);
      await expect(create).toHaveFocus();
      await expect(create).toBeVisible();
      await expect(args.onBlur).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Create New Tags' })).toBeNull());
      await expect(canvas.getByRole('combobox')).toHaveFocus();
    });
    await step('so it does where the keyboard leads there', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const create = await canvas.findByRole('textbox', { name: 'Create New Tags' });
      await userEvent.tab();
      await expect(create).toHaveFocus();
      await expect(create).toBeVisible();
      await expect(args.onBlur).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const Changed: Story = {
  args: { value: chosen, changedFrom: 'Salary verified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Was Salary verified');
  },
};

export const WithAnError: Story = {
  args: { error: 'Select at least one tag' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Select at least one tag');
  },
};

export const DisabledWithReason: Story = {
  args: { value: chosen, disabled: true, disabledReason: 'Tags are kept by credit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { value: chosen, readOnly: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}{ArrowDown}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const LongText: Story = {
  args: { value: [...tags, 'Declared obligations do not match the bureau report of October 2026'] },
  play: async ({ canvas }) => {
    // What is no option any more keeps its own name.
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Declared obligations/);
    const box = canvas.getByRole('combobox').closest('[data-state]');
    await expect(box && box.scrollWidth <= box.clientWidth).toBe(true);
  },
};

export const ListOpen: Story = {
  args: { value: chosen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};
