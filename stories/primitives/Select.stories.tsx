import { Select, type SelectProps } from '@lending-desk/ui/primitives/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';
import { useArg } from '../useArg';

type Tenure = '6' | '9' | '12' | '18' | '24' | '36';

function Held(props: SelectProps<Tenure>) {
  return <Select {...props} {...useHeld(props)} />;
}

const tenures = (['6', '9', '12', '18', '24', '36'] as const).map(value => ({
  value,
  label: `${value} months`,
}));

const meta = {
  title: 'Primitives/Fields/Select',
  component: Select<Tenure>,
  args: { label: 'Tenure', options: tenures, value: null, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 220, minHeight: 280 })],
} satisfies Meta<typeof Select<Tenure>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { required: true, helper: 'Counted from the first EMI' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Tenure' });
    await expect(box).toHaveTextContent('Select');
    await expect(box).toHaveAttribute('aria-required', 'true');
    await expect(box).toHaveAccessibleDescription('Counted from the first EMI');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

export const Filled: Story = {
  args: { value: '18' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('18 months');
  },
};

export const ChosenWithThePointer: Story = {
  args: { value: '18' },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Tenure' });
    await userEvent.click(box);
    await expect(canvas.getByRole('option', { name: '18 months' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('option', { name: '24 months' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('24'));
    await expect(box).toHaveTextContent('24 months');
    await expect(box).toHaveFocus();
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

export const ChosenWithTheKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Tenure' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: '9 months' });
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', second.id));
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('36'));
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const TypingLettersJumps: Story = {
  args: {
    options: [
      { value: '6', label: 'Half a year' },
      { value: '12', label: 'One year' },
      { value: '24', label: 'Two years' },
    ],
  },
  parameters: { covers: ['XR-103.a'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('typed letters jump to their option', async () => {
      await userEvent.tab();
      await userEvent.keyboard('tw{Enter}');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('24'));
      await expect(canvas.getByRole('combobox')).toHaveTextContent('Two years');
    });
  },
};

export const ShortcutsDoNotOpenIt: Story = {
  parameters: { covers: ['XR-103.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the keys that send or save a form do not open it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Control>}{Enter}s{/Control}{Meta>}s{/Meta}');
      await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a press on its label goes to it, and does not open it', async () => {
      await userEvent.click(document.body);
      await userEvent.click(canvas.getByText('Tenure'));
      await expect(canvas.getByRole('combobox')).toHaveFocus();
      await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const EscapeClosesTheListAlone: Story = {
  args: { value: '18' },
  parameters: { covers: ['XR-103.c'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Escape closes the list alone, and changes nothing', async () => {
      const outer = fn();
      document.addEventListener('keydown', outer, true);
      const box = canvas.getByRole('combobox');
      await userEvent.click(box);
      await userEvent.keyboard('{ArrowDown}');
      outer.mockClear();
      await userEvent.keyboard('{Escape}');
      document.removeEventListener('keydown', outer, true);
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(outer).not.toHaveBeenCalled();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const NotClippedByAScrollArea: Story = {
  decorators: [
    Story => (
      <div style={{ height: 64, overflow: 'auto', transform: 'translateZ(0)' }} data-testid="scroll area">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByTestId('scroll area').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('combobox'));
    const last = canvas.getByRole('option', { name: '36 months' }).getBoundingClientRect();
    await expect(last.top).toBeGreaterThan(area.bottom);
    const seen = document.elementFromPoint(last.left + 20, last.top + 10);
    await expect(seen?.closest('[role="option"]')).toHaveTextContent('36 months');
  },
};

/** Stores and clears the value. */
function Clearing(props: SelectProps<Tenure>) {
  const [value, setValue] = useArg(props.value);
  const choose = (next: Tenure) => {
    setValue(next);
    props.onChange(next);
  };
  const clear = () => {
    setValue(null);
    props.onClear?.();
  };
  return <Select {...props} value={value} onChange={choose} onClear={clear} />;
}

export const ClearingTheValue: Story = {
  args: { value: '18', onClear: fn() },
  render: args => <Clearing {...args} />,
  parameters: { covers: ['XR-103.d'] },
  play: async ({ canvas, args, userEvent, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Tenure' });
    await step('the cross is next to the value and clears it', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Clear tenure' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClear).toHaveBeenCalledOnce();
      await expect(box).toHaveTextContent('Select');
    });
    await step('the focus stays in the field, and nothing is left to clear', async () => {
      await expect(box).toHaveFocus();
      await expect(args.onBlur).not.toHaveBeenCalled();
      await expect(canvas.queryByRole('button', { name: 'Clear tenure' })).toBeNull();
    });
    await step('a new choice can be cleared again', async () => {
      await userEvent.keyboard('24{Enter}');
      await waitFor(() => expect(box).toHaveTextContent('24 months'));
      await expect(canvas.getByRole('button', { name: 'Clear tenure' })).toBeVisible();
    });
  },
};

export const LockedKeepsItsChoice: Story = {
  args: { value: '18', readOnly: true, onClear: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NothingToChooseFrom: Story = {
  args: { options: [], emptyText: 'This loan has no bank account' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getByText('This loan has no bank account')).toBeVisible());
  },
};

export const CustomRendering: Story = {
  args: {
    value: '18',
    // Also of a value that is no option any more.
    options: tenures.filter(({ value }) => value !== '18'),
    icon: Landmark,
    face: value => <b>{value} EMIs</b>,
    onClear: fn(),
  },
  parameters: { covers: ['XR-103.g'] },
  play: async ({ canvas, step }) => {
    await step('a value that is no option any more is shown', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Tenure' })).toHaveTextContent('18 EMIs');
    });
  },
};

export const Clearable: Story = {
  args: { value: '18', icon: Landmark, onClear: fn(), clearLabel: 'Take the tenure back' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the tenure back' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const OptionRefusedWithReason: Story = {
  args: {
    options: tenures.map(option =>
      option.value === '36'
        ? { ...option, hint: 'The longest', disabled: true, disabledReason: 'Not for bucket B2' }
        : option,
    ),
  },
  parameters: { covers: ['XR-103.e'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('an option that cannot be chosen says why', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      const refused = canvas.getByRole('option', { name: /36 months/ });
      await expect(refused).toHaveTextContent('Not for bucket B2');
      await userEvent.click(refused);
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const Changed: Story = {
  args: { value: '24', changedFrom: '18 months' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Was 18 months');
  },
};

export const WithAnError: Story = {
  args: { error: 'Select the tenure' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Select the tenure');
  },
};

export const DisabledWithReason: Story = {
  args: { value: '18', disabled: true, disabledReason: 'Fetch the loan first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByText('Fetch the loan first')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { value: '18', readOnly: true },
  render: args => (
    <>
      <Held {...args} />
      <Held {...args} label="Disabled" readOnly={false} disabled />
      <Held {...args} label="To choose" readOnly={false} />
    </>
  ),
  parameters: { covers: ['XR-103.f'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it has a lock and does not open', async () => {
      const box = canvas.getByRole('combobox', { name: 'Tenure' });
      await expect(box).toHaveAttribute('aria-readonly', 'true');
      await userEvent.click(box);
      await userEvent.keyboard('{ArrowDown}2');
      await expect(canvas.queryAllByRole('option')).toHaveLength(0);
      // The lock of a disabled one stands in place of the chevron.
      const [own, disabled, open] = canvas
        .getAllByRole('combobox')
        .map(one => one.querySelector('svg')?.innerHTML);
      await expect(own).toBe(disabled);
      await expect(own).not.toBe(open);
    });
  },
};

export const LongText: Story = {
  args: {
    label: 'Reason for rejection',
    value: '6',
    options: tenures.map(option => ({
      ...option,
      label: `${option.label}, declared obligations do not match the bureau report`,
      hint: 'Policy 4.2',
      title: `REASON_${option.value}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByTitle('REASON_9')).toHaveTextContent(/^9 months, .*Policy 4\.2$/);
  },
};

export const ListOpen: Story = {
  args: { value: '18' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
  },
};
